export { createMail, type Mail } from './mail.ts';
export { mailJob } from './mail-job.ts';
export { createPost, type Post } from './post.ts';
