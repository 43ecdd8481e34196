/** Domain of the demo accounts' e-mails, which no mail server can have (RFC 6762). */
export const demoDomain = 'demo.local';
