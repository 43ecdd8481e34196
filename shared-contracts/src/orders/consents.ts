/** Current version of each document a shopper accepts; a checkout with another version is a 409. */
export const consentVersions = { offer: '1', personal_data: '1', advertising: '1' } as const;

export const registrationConsentVersions = { terms: '1', personal_data: '1' } as const;
