import { fnr } from '@navikt/fnrvalidator'

/** True if the digits are a valid fødselsnummer or D-number, by today's control rule or that of 2032. */
export const isNationalId = (digits: string): boolean => /^\d{11}$/.test(digits) && fnr(digits).status === 'valid'

/** True if the id is a made-up person's: its month is above 12 (80 more in Skatteetaten's register, 40 in others). */
export const isTestPerson = (digits: string): boolean => /^\d{11}$/.test(digits) && Number(digits.slice(2, 4)) > 12

/** A national id as it is shown to people other than its owner: only the birth date. Empty when there is no id. */
export const maskedId = (digits: string | null): string => (digits ? `${digits.slice(0, 6)} •••••` : '')
