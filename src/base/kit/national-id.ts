import { fnr } from '@navikt/fnrvalidator'

/**
 * Whether the eleven digits are a valid Norwegian national id (fødselsnummer or D-number), by today's control rule and
 * that of 2032.
 */
export const isNationalId = (digits: string): boolean => /^\d{11}$/.test(digits) && fnr(digits).status === 'valid'

/**
 * Whether a national id belongs to a made-up person: its month is above 12 (80 more in Skatteetaten's test register, 40
 * more in others).
 */
export const isTestPerson = (digits: string): boolean => /^\d{11}$/.test(digits) && Number(digits.slice(2, 4)) > 12

/** A national id as it is shown to other people than its owner: only the birth date. Empty for none. */
export const maskedId = (digits: string | null): string => (digits ? `${digits.slice(0, 6)} •••••` : '')
