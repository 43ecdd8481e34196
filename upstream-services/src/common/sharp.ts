import sharp from 'sharp';

// One thread a picture: the machine's other work goes on meanwhile. No cache: memory is worth more.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
