import { expectQuick } from 'shared-contracts/worst-texts';
import { firstLineOf } from './first-line-of.ts';

const parsers: Record<string, (text: string) => unknown> = { leadOf: firstLineOf };

expectQuick(parsers);
