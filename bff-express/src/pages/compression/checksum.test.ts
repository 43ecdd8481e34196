import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { crcShiftOf, joinChecksums } from './checksum.ts';

it('the checksum of two texts is that of their pieces', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 70_000 }), (first, second) => {
      const joined = joinChecksums(crc32(first), crc32(second), crcShiftOf(second.length));
      expect(joined).toBe(crc32(Buffer.concat([first, second])));
    }),
  );
});
