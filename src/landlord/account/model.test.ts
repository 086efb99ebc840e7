import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { fieldErrors } from '../../base/kit/field-errors'
import { LoginForm } from '../login/model'
import { RegisterForm } from '../registration/model'
import { ResetPasswordForm } from '../login/model-reset'
import { NewPassword } from '../credentials/model-password'
import { ProfileForm } from './model-profile'

const errorsOf = (schema: z.ZodType, value: unknown) => {
  const read = schema.safeParse(value)
  return read.success ? {} : fieldErrors(read.error)
}
const firstError = (password: unknown): string | null => errorsOf(NewPassword, password)['_'] ?? null

describe('a password being set', () => {
  it.each<[password: unknown, error: string | null, why?: string]>([
    ['', 'required'],
    [undefined, 'required'],
    [12345678, 'invalid'],
    ['Ab1!x', 'password.min6'],
    ['Ab1!xy', null],
    [`Ab1!${'x'.repeat(46)}`, null],
    [`Ab1!${'x'.repeat(47)}`, 'password.max50'],
    ['Abcdef!', 'password.check', 'no digit'],
    ['123456!', 'password.check', 'no letter'],
    ['Abcdef1', 'password.check', 'no special character'],
    ['Abc 1!x', 'password.check', 'a space'],
    ['Abc\t1!x', 'password.check', 'a tab'],
    ['Abc\u00a01!x', 'password.check', 'a hard space'],
    ['Abc\u00001!x', 'password.check', 'a NUL'],
    ['abcdef1!', 'password.checkLowercase', 'no upper case'],
    ['ABCDEF1!', 'password.checkLowercase', 'no lower case'],
    ['ÆØÅæøå1!', null, 'Norwegian letters are letters'],
    ['Abcdef1-', null, 'a hyphen is special'],
  ])('%j is answered %s', (password, error) => expect(firstError(password)).toBe(error))
})

describe('registration', () => {
  const form = {
    email: 'Kari@Example.NO',
    password: 'Fjord-7-natt',
    repeatPassword: 'Fjord-7-natt',
    isAgreePolicy: true,
  }

  it('takes a right form, the address in lower case and without white space around it', () => {
    expect(RegisterForm.parse({ ...form, email: ' Kari@Example.NO ' }).email).toBe('kari@example.no')
  })

  it.each([
    [{ email: '' }, { email: 'email.required' }],
    [{ email: undefined }, { email: 'email.required' }],
    [{ email: 'kari@example' }, { email: 'email.invalid' }],
    [{ email: 'kari@example.n' }, { email: 'email.invalid' }],
    [{ email: 'kariexample.no' }, { email: 'email.invalid' }],
    [{ email: `${'k'.repeat(40)}@example.no` }, { email: 'max50' }],
    [{ repeatPassword: 'Fjord-7-dag' }, { repeatPassword: 'password.match' }],
    [{ isAgreePolicy: false }, { isAgreePolicy: 'agree' }],
    [{ isAgreePolicy: undefined }, { isAgreePolicy: 'agree' }],
    [{ role: 'admin' }, { role: 'unknown' }],
  ])('%j is refused with %j', (change, errors) =>
    expect(errorsOf(RegisterForm, { ...form, ...change })).toEqual(errors),
  )
})

it('a login applies no rule of composition to the password', () => {
  expect(LoginForm.parse({ email: 'kari@example.no', password: ' x ' }).password).toBe(' x ')
  expect(errorsOf(LoginForm, { email: 'kari@example.no', password: '' })).toEqual({ password: 'required' })
  expect(errorsOf(LoginForm, { email: 'kari@example.no', password: 'x'.repeat(1001) })).toEqual({
    password: 'credentials',
  })
})

it('a new password by a mailed code must be typed twice alike', () => {
  const form = { password: 'Fjord-7-natt', repeat: 'Fjord-7-natt', code: 'abc' }
  expect(errorsOf(ResetPasswordForm, form)).toEqual({})
  expect(errorsOf(ResetPasswordForm, { ...form, repeat: 'Fjord-7-Natt' })).toEqual({ repeat: 'password.match' })
  expect(errorsOf(ResetPasswordForm, { ...form, repeat: undefined })).toEqual({ repeat: 'required' })
})

describe('the profile', () => {
  const form = {
    firstName: 'Kari',
    lastName: 'Nordmann',
    phone_code: '+47',
    phone: '40612345',
    country: 'NO',
    city: 'Oslo',
    address: 'Storgata 1',
    postcode: '0155',
    ssn: '13097248022',
    iban: 'NO93 8601 1117 947',
    birthday: '1972-09-13',
  }

  it('takes a right form, with the account number and the national id without spaces', () => {
    expect(ProfileForm.parse({ ...form, ssn: '130972 48022' })).toMatchObject({
      iban: 'NO9386011117947',
      ssn: '13097248022',
    })
    expect(ProfileForm.parse({ ...form, iban: '8601.11.17947' }).iban).toBe('NO9386011117947')
    expect(ProfileForm.parse({ ...form, iban: ' ' }).iban).toBe('')
  })

  it.each([
    [{ firstName: 'K' }, { firstName: 'min2' }],
    [{ firstName: '  ' }, { firstName: 'required' }],
    [{ lastName: 'N'.repeat(51) }, { lastName: 'max50' }],
    [{ city: '' }, { city: 'required' }],
    [{ address: undefined }, { address: 'required' }],
    [{ country: '' }, { country: 'required' }],
    [{ country: 'Norge' }, { country: 'country' }],
    [{ postcode: '' }, { postcode: 'required' }],
    [{ ssn: '' }, { ssn: 'required' }],
    [{ ssn: '1309724802' }, { ssn: 'ssn' }],
    [{ ssn: '13097248023' }, { ssn: 'ssn' }],
    [{ ssn: '130972480221' }, { ssn: 'ssn' }],
    [{ iban: 'NO9386011117948' }, { iban: 'iban' }],
    [{ iban: '8601 11 17948' }, { iban: 'iban' }],
    [{ phone: '123' }, { phone: 'phone' }],
    [{ phone_code: '+047' }, { phone_code: 'phoneCode', phone: 'phone' }],
    [{ birthday: '1972-02-30' }, { birthday: 'date' }],
    [{ isAgreePolicy: false }, { isAgreePolicy: 'agree' }],
    [{ email: 'other@example.no' }, { email: 'unknown' }],
    [{ firstBilagDate: '2020-01-01' }, { firstBilagDate: 'unknown' }],
  ])('%j is refused with %j', (change, errors) => expect(errorsOf(ProfileForm, { ...form, ...change })).toEqual(errors))

  it.each([[{ phone: '' }], [{ iban: '' }], [{ birthday: '' }], [{ birthday: null }], [{ isAgreePolicy: true }]])(
    '%j may be so',
    (change) => {
      expect(errorsOf(ProfileForm, { ...form, ...change })).toEqual({})
    },
  )
})
