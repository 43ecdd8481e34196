import { expectQuick } from 'shared-contracts/worst-texts';
import { leadOf } from './lead-of.ts';

const parsers: Record<string, (text: string) => unknown> = { leadOf };

expectQuick(parsers);
