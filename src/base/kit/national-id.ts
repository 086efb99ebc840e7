import { fnr } from '@navikt/fnrvalidator'

/** Whether the eleven digits are a valid Norwegian national id (fødselsnummer or D-number), by today's and the 2032 control rule. */
export const isNationalId = (digits: string): boolean => /^\d{11}$/.test(digits) && fnr(digits).status === 'valid'

/**
 * Whether a national id is that of a made-up person: more than a year's months stand where the month does (80 more in
 * Skatteetaten's test register, 40 more in others).
 */
export const isTestPerson = (digits: string): boolean => /^\d{11}$/.test(digits) && Number(digits.slice(2, 4)) > 12

/** How a national id is shown to somebody who may not be the person: the birth date alone. Empty for none. */
export const maskedId = (digits: string | null): string => (digits ? `${digits.slice(0, 6)} •••••` : '')
