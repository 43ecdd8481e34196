export { createMail, type Mail } from './mail.ts';
export { mailJob } from './mail-job.ts';
export { createMailTransport, type Letter, type MailTransport } from './mail-transport.ts';
