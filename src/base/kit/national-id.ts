import { fnr } from '@navikt/fnrvalidator'

/** A fødselsnummer or D-number of eleven digits, by today's control rule and that of 2032. */
export const isNationalId = (digits: string): boolean => /^\d{11}$/.test(digits) && fnr(digits).status === 'valid'

/** A made-up person's month is above 12 (80 more in Skatteetaten's test register, 40 more in others). */
export const isTestPerson = (digits: string): boolean => /^\d{11}$/.test(digits) && Number(digits.slice(2, 4)) > 12

/** As other people than its owner see it: only the birth date. Empty for none. */
export const maskedId = (digits: string | null): string => (digits ? `${digits.slice(0, 6)} •••••` : '')
