export { createMail, type Mail, type MailMessage } from './mail.ts';
export { mailJob } from './mail-job.ts';
export { createPost, type Letter, type Post } from './post.ts';
