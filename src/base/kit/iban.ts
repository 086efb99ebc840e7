import { isValidIBAN } from 'ibantools'

/** Whether the text (no spaces, upper case) is a valid IBAN: country's length, structure and check digits. */
export const isIban = (typed: string): boolean => isValidIBAN(typed)

/** NO9386011117947 -> NO93 8601 1117 947 */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
