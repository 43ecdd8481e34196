/** Current version of each document a shopper agrees to; another one is a 409 (decision 3.1). */
export const consentVersions = { offer: '1', personal_data: '1', advertising: '1' } as const;

/** Current version of each document that a merchant agrees to at registration; another one is a 409. */
export const registrationConsentVersions = { terms: '1', personal_data: '1' } as const;
