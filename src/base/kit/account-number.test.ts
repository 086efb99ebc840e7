import { describe, expect, it } from 'vitest'
import { parseAccountNumber } from './account-number'
import { formatAccountNumber } from './account-number-format'

describe('an account number', () => {
  it.each([
    ['86011117947', 'NO9386011117947'],
    ['8601 11 17947', 'NO9386011117947'],
    ['8601.11.17947', 'NO9386011117947'],
    ['8601\u00a011\u00a017947', 'NO9386011117947'],
    ['8601-11-17947', 'NO9386011117947'],
    ['NO93 8601 1117 947', 'NO9386011117947'],
    ['no9386011117947', 'NO9386011117947'],
    ['3000 12 34567', 'NO8330001234567'],
    ['se4550000000058398257466', 'SE4550000000058398257466'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    // One digit is wrong, missing or extra, or the check digits of the IBAN are wrong.
    ['86011117948', null],
    ['8601111794', null],
    ['860111179470', null],
    ['NO9486011117947', null],
    // The check digits of the IBAN are right, those of the account are not.
    ['NO6686011117948', null],
    ['XX9386011117947', null],
    ['', null],
    ['konto', null],
    ['٨٦٠١١١١٧٩٤٧', null],
  ])('%s is %s', (typed, iban) => expect(parseAccountNumber(typed)).toBe(iban))

  it.each([
    ['NO9386011117947', '8601 11 17947'],
    // A text that was typed wrongly stays.
    ['NO9386011117948', 'NO93 8601 1117 948'],
    ['86011117947', '8601 11 17947'],
    ['SE4550000000058398257466', 'SE45 5000 0000 0583 9825 7466'],
    ['', ''],
    ['NO93', 'NO93'],
  ])('%s is shown as %s', (iban, shown) => expect(formatAccountNumber(iban)).toBe(shown))
})
