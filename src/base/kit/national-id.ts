import { fnr } from '@navikt/fnrvalidator'

/** Whether the eleven digits are a valid Norwegian national id (fødselsnummer or D-number), by today's and the 2032 control rule. */
export const isNationalId = (digits: string): boolean => /^\d{11}$/.test(digits) && fnr(digits).status === 'valid'
