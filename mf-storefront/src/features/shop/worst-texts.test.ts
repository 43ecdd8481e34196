import { expectQuick } from 'shared-contracts/worst-texts';
import { paragraphsOf } from './paragraphs.ts';

const parsers: Record<string, (text: string) => unknown> = { paragraphsOf };

expectQuick(parsers);
