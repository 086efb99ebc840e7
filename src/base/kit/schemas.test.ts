import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Email, emptyOrText, IdText, oneOf, Postcode, requiredText, TypedDay, wholeNumber, isNearYear } from './schemas'
import { fieldErrors, parseFields } from './field-errors'
import { yesNo } from './field-kinds'
import { parseAccountNumber } from './account-number'
import { isNationalId } from './national-id'
import { isPhone } from './phone'
import { refusals } from './refusal'
import { languageOf, translate, words } from './words'
import { errorWords } from './words-errors'
import { validationKeyAt, validationWords } from './words-validation'

/** The value, or the key of its first error. */
const read = (schema: z.ZodType, value: unknown) => {
  const found = z.strictObject({ field: schema }).safeParse(value === undefined ? {} : { field: value })
  return found.success ? found.data.field : fieldErrors(found.error)['field']
}

describe('fields', () => {
  it.each(['a\ud800', '\udc00b', 'a\0b', 'a\u007fb', 'a\u0007'])(
    'refuse half a character and control characters: %j',
    (given) => {
      expect(read(requiredText({ max: 50 }), given)).toBe('invalid')
      expect(read(requiredText({ max: 50, lines: true }), given)).toBe('invalid')
      expect(read(emptyOrText({ max: 50 }), given)).toBe('invalid')
    },
  )
  it('take whole characters of any plane, and line breaks where there are lines', () => {
    expect(read(requiredText({ max: 50 }), 'Ås 🏠')).toBe('Ås 🏠')
    expect(read(requiredText({ max: 50, lines: true }), 'a\nb')).toBe('a\nb')
    expect(read(requiredText({ max: 50 }), 'a\nb')).toBe('invalid')
  })

  it.each<[string, z.ZodType, unknown, unknown]>([
    ['text', requiredText({ min: 2, max: 50 }), '  Oslo ', 'Oslo'],
    ['text', requiredText({ min: 2, max: 50 }), '', 'required'],
    ['text', requiredText({ min: 2, max: 50 }), '   ', 'required'],
    ['text', requiredText({ min: 2, max: 50 }), undefined, 'required'],
    ['text', requiredText({ min: 2, max: 50 }), null, 'required'],
    ['text', requiredText({ min: 2, max: 50 }), 'O', 'min2'],
    ['text', requiredText({ max: 50 }), 'x'.repeat(50), 'x'.repeat(50)],
    ['text', requiredText({ max: 50 }), 'x'.repeat(51), 'max50'],
    ['text', requiredText({ max: 50 }), 'a\u0000b', 'invalid'],
    ['text', requiredText({ max: 50 }), 'a\nb', 'invalid'],
    ['text', requiredText({ max: 50 }), 7, 'invalid'],
    ['text', requiredText({ max: 50 }), {}, 'invalid'],
    ['lines', emptyOrText({ max: 1000, lines: true }), 'a\nb', 'a\nb'],
    ['email', Email, ' Ola.Nordmann@Example.NO ', 'ola.nordmann@example.no'],
    ['email', Email, '', 'email.required'],
    ['email', Email, undefined, 'email.required'],
    ['email', Email, 'ola@example', 'email.invalid'],
    ['email', Email, 'ola@example.n', 'email.invalid'],
    ['email', Email, 'ola@@example.no', 'email.invalid'],
    ['email with a space inside', Email, 'x y@example.no', 'email.invalid'],
    ['email with a tab inside', Email, 'ola@exam\tple.no', 'email.invalid'],
    ['email with a line break inside', Email, 'ola\n@example.no', 'email.invalid'],
    ['email with a no-break space inside', Email, 'ola\u00a0n@example.no', 'email.ascii'],
    ['email of spaces alone', Email, '   ', 'email.required'],
    ['email with a zero-width space', Email, 'ola\u200b@example.no', 'email.ascii'],
    ['email in full-width letters', Email, '\uff4fla@example.no', 'email.ascii'],
    ['email with a Cyrillic o', Email, '\u043ela@example.no', 'email.ascii'],
    ['email with a Kelvin sign, which in lower case is a k', Email, '\u212aari@example.no', 'email.ascii'],
    ['email with a homoglyph in its domain', Email, 'ola@ex\u0430mple.no', 'email.ascii'],
    ['email with a soft hyphen', Email, 'ola@exam\u00adple.no', 'email.ascii'],
    ['email of an IDNA domain', Email, 'ola@xn--blbr-roah.no', 'ola@xn--blbr-roah.no'],
    ['email', Email, 'ola..n@example.no', 'email.invalid'],
    ['email', Email, '<a>@example.no', 'email.invalid'],
    ['email', Email, `${'x'.repeat(40)}@example.no`, 'max50'],
    ['postcode', Postcode, '0155', '0155'],
    ['postcode', Postcode, '155', 'postcode'],
    ['postcode', Postcode, '01555', 'postcode'],
    ['postcode', Postcode, '', 'required'],
    ['choice', oneOf(['a', 'b']), 'c', 'choose'],
    ['choice', oneOf(['a', 'b']), undefined, 'required'],
    ['yes or no', yesNo().body, undefined, 'required'],
    ['yes or no', yesNo().body, 'yes', 'choose'],
    ['whole', wholeNumber(0, 100, 'share'), 101, 'share'],
    ['whole', wholeNumber(0, 100, 'share'), -1, 'notNegative'],
    ['whole', wholeNumber(0, 100, 'share'), 1.5, 'share'],
    ['whole', wholeNumber(0, 100, 'share'), undefined, 'required'],
    ['date', TypedDay, '2026-02-31', 'date'],
    ['date', TypedDay, '31.02.2026', 'date'],
    ['date', TypedDay, '', 'required'],
    ['date', TypedDay, '1850-01-01', 'dateRange'],
    ['id', IdText, '7', 7],
    ['id', IdText, '0', 'invalid'],
    ['id', IdText, '1e3', 'invalid'],
    ['id', IdText, '99999999999999999', 'invalid'],
  ])('%s: %j', (_name, schema, value, expected) => {
    expect(read(schema, value)).toBe(expected)
  })

  it('take the year rule from the day handed in', () => {
    const today = '2026-11-20' as never
    expect(['1906-01-01', '1905-12-31', '2036-12-31', '2037-01-01'].map((d) => isNearYear(d as never, today))).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('name an unknown key as a field, and a nested one by its path', () => {
    const schema = z.strictObject({ a: z.strictObject({ b: requiredText({ max: 50 }) }) })
    expect(fieldErrors(schema.safeParse({ a: { b: '' }, c: 1 }).error!)).toEqual({ 'a.b': 'required', c: 'unknown' })
  })

  it.each([
    ['29124815345', true],
    ['29124815346', false],
    ['2912481534', false],
    ['abcdefghijk', false],
    ['00000000000', false],
  ])('national id %s: %s', (digits, valid) => expect(isNationalId(digits)).toBe(valid))

  it.each([
    ['NO9386011117947', true],
    ['NO9386011117948', false],
    ['NO93', false],
    ['GB82WEST12345698765432', true],
  ])('IBAN %s: %s', (iban, valid) => expect(parseAccountNumber(iban) !== null).toBe(valid))

  it.each([
    ['+47', '90012345', true],
    ['+47', '900 12 345', true],
    ['+47', '1234', false],
    ['+07', '90012345', false],
    ['+46', '701234567', true],
    ['+47', 'ring meg', false],
  ])('phone %s %s: %s', (code, number, valid) => expect(isPhone(code, number)).toBe(valid))
})

describe('words', () => {
  it.each([
    ['required', 'sum', 'Skriv summen'],
    ['required', 'parts.0.sum', 'Skriv summen'],
    ['required', 'date', 'Skriv datoen'],
    ['required', 'password', 'Feltet er obligatorisk'],
    ['tooMuch', 'sum', 'Tallet er for stort'],
  ] as const)('%s at %s says what to do there, if the field has a text of its own', (key, field, text) => {
    expect(validationWords.texts[validationKeyAt(key, field)].nb).toBe(text)
  })

  it('have a text for every refusal, and the texts that stay to the letter', () => {
    for (const reason of Object.keys(refusals)) expect(errorWords.texts).toHaveProperty(reason)
    expect(validationWords.texts['email.required'].nb).toBe('E-post er påkrevd')
    expect(validationWords.texts['email.invalid'].nb).toBe('Ugyldig e-postadresse')
    expect(validationWords.texts.required.nb).toBe('Feltet er obligatorisk')
    expect(validationWords.texts[validationKeyAt('required', 'city')].nb).toBe('Feltet er obligatorisk')
    expect(errorWords.texts.emailExists.nb).toBe('E-postadresse er allerede i bruk')
    expect(errorWords.texts.invalidCredentials.nb).toBe('Brukernavn eller passord feil')
    expect(errorWords.texts.lastHouse.nb).toBe('Siste hus kan ikke slettes')
  })

  it('are the same for no and nb, and English for the rest', () => {
    expect(['no', 'nb', 'nb-NO', 'nn', 'NO', 'en', 'de', 'nl', '', undefined].map(languageOf)).toEqual([
      'nb',
      'nb',
      'nb',
      'nb',
      'nb',
      'en',
      'en',
      'en',
      'en',
      'en',
    ])
  })

  it('take their parameters by name', () => {
    expect(translate(words('x', { hi: { en: 'Hi {{name}}', nb: 'Hei {{name}}' } }), 'hi', 'nb', { name: 'Ola' })).toBe(
      'Hei Ola',
    )
  })
})

describe('what a schema does not name itself', () => {
  const body = z.strictObject({ archived: z.boolean(), years: z.array(z.int()) })
  const problems = (value: unknown) => fieldErrors(parseFields(body, value).error!)
  it('is required where nothing was given, else invalid', () => {
    expect(problems({ archived: null })).toEqual({ archived: 'required', years: 'required' })
    expect(problems({ archived: 'yes', years: [1.5] })).toEqual({ archived: 'invalid', 'years.0': 'invalid' })
  })
})
