import type { Locator, Page } from '@playwright/test'
import type { Words } from '../src/base/kit/words'
import { type ValidationKey } from '../src/base/kit/words-validation'
import { expenseWords } from '../src/books/expense/words'
import { supplierWords } from '../src/books/supplier/words'
import { accountWords } from '../src/landlord/account/words'
import { resetWords } from '../src/landlord/login/words-reset'
import { profileWords } from '../src/landlord/account/words-profile'
import { houseNumberNames } from '../src/landlord/house/model'
import { houseWords } from '../src/landlord/house/words'
import { registrationWords } from '../src/landlord/registration/words'
import { expenseForm } from './expense-form'
import { openLoggedIn, freshEmail, currentYear, type Landlord, type Translate } from './journey'
import type { Product } from './product'
import { passwordWords } from '../src/landlord/credentials/words-password'

/** One try to save: the text typed into each field, and the refusal at the field. `undefined`: nothing is typed there. */
type Round = Readonly<Record<string, readonly [typed: string | undefined, refused: ValidationKey | null]>>
/** A field by its label. The only checkbox of a form has links in its label. */
type Label = { readonly words: Words; readonly key: string } | 'tick'

export interface Form {
  readonly name: string
  readonly labels: Readonly<Record<string, Label>>
  /** Opens the form. Returns the page or dialog that contains it. */
  readonly open: (page: Page, product: Product, landlord: Landlord, translate: Translate) => Promise<Page | Locator>
  readonly submit: (translate: Translate) => string
  readonly finished?: boolean
  readonly rounds: readonly Round[]
}

const of = (words: Words, ...keys: string[]) => Object.fromEntries(keys.map((key) => [key, { words, key }]))
/** A try with empty fields. Each of them must say that it is required. */
const empty = (...names: string[]): Round =>
  Object.fromEntries(names.map((name) => [name, [undefined, 'required'] as const]))

const passwords: readonly Round[] = [
  { password: ['Ab1!x', 'password.min6'], repeat: ['Ab1!', 'password.match'] },
  { password: ['Abcdef!', 'password.check'], repeat: ['Abcdef!', null] },
  { password: ['123456!', 'password.check'] },
  { password: ['Abcdef1', 'password.check'] },
  { password: ['Abc 1!x', 'password.check'] },
  { password: ['abcdef1!', 'password.checkLowercase'] },
  { password: ['ABCDEF1!', 'password.checkLowercase'], repeat: ['abcdef1!', 'password.match'] },
  // Only the server has the list of common passwords.
  { password: ['Password1!', 'password.common'], repeat: ['Password1!', null] },
]
const emails: readonly Round[] = [
  { email: ['kari', 'email.invalid'] },
  { email: ['kari@example', 'email.invalid'] },
  { email: ['kari@example.n', 'email.invalid'] },
  { email: ['kari nordmann@@example.no', 'email.invalid'] },
]

const profileForm = {
  labels: of(
    accountWords,
    'firstName',
    'lastName',
    'ssn',
    'birthday',
    'phone_code',
    'phone',
    'country',
    'address',
    'postcode',
    'city',
    'iban',
  ),
  rounds: [
    {
      firstName: ['K', 'min2'],
      lastName: ['N', 'min2'],
      address: ['S', 'min2'],
      city: ['O', 'min2'],
      ssn: ['123', 'ssn'],
    },
    {
      ssn: ['29124815346', 'ssn'],
      phone: ['123', 'phone'],
      iban: ['NO9386011117948', 'iban'],
      birthday: ['31.02.1980', 'date'],
      country: ['', 'required'],
    },
    { phone_code: ['+047', 'phoneCode'], birthday: ['01.13.1980', 'date'] },
    { phone_code: ['+47', null], phone: ['90012345', null], birthday: [`01.01.${currentYear - 130}`, 'dateRange'] },
    // Complete except for the birth date. Only the server can compare it with today.
    {
      firstName: ['Kari', null],
      lastName: ['Nordmann', null],
      address: ['Storgata 1', null],
      city: ['Oslo', null],
      postcode: ['0155', null],
      ssn: ['29124815345', null],
      iban: ['', null],
      country: ['NO', null],
      birthday: [`31.12.${currentYear + 1}`, 'birthday'],
    },
  ] satisfies Round[],
}
const houseForm = {
  labels: of(houseWords, 'name', 'address', 'postcode', 'city', ...houseNumberNames),
  rounds: [
    { address: ['S', 'min2'], postcode: ['015', 'postcode'], city: ['O', 'min2'] },
    {
      postcode: ['o155', 'postcode'],
      municipality_number: ['30', 'municipality'],
      organisation_number: ['12345678', 'organisation'],
    },
    {
      property_number: ['x', 'number'],
      holding_number: ['x', 'number'],
      lease_number: ['1,5', 'number'],
      section_number: ['x', 'number'],
      share_number: ['x', 'number'],
    },
  ] satisfies Round[],
}

export const forms: readonly Form[] = [
  {
    name: 'the login',
    labels: of(accountWords, 'email', 'password'),
    open: async (page, product) => (await page.goto(`${product.url}/login`), page),
    submit: (translate) => translate(accountWords, 'login'),
    rounds: [{ email: [undefined, 'email.required'], password: [undefined, 'required'] }, ...emails],
  },
  {
    name: 'the request for a new password',
    labels: of(accountWords, 'email'),
    open: async (page, product) => (await page.goto(`${product.url}/reset-password`), page),
    submit: (translate) => translate(resetWords, 'resetSend'),
    rounds: [{ email: [undefined, 'email.required'] }, ...emails],
  },
  {
    name: 'registration',
    labels: {
      ...of(accountWords, 'email', 'password'),
      repeat: { words: passwordWords, key: 'repeatPassword' },
      tick: 'tick',
    },
    open: async (page, product) => (await page.goto(`${product.url}/registration`), page),
    submit: (translate) => translate(registrationWords, 'next'),
    rounds: [
      {
        email: [undefined, 'email.required'],
        password: [undefined, 'required'],
        repeat: [undefined, 'required'],
        tick: [undefined, 'agree'],
      },
      ...emails,
      ...passwords.slice(0, -1),
      { email: [freshEmail(), null], tick: ['on', null], ...passwords.at(-1) },
    ],
  },
  {
    name: 'the new password',
    labels: {
      password: { words: resetWords, key: 'newPassword' },
      repeat: { words: passwordWords, key: 'repeatPassword' },
    },
    open: async (page, product, landlord) => {
      await landlord.api('POST', 'auth/reset-password/send-link', { email: landlord.email })
      const mail = await product.mailTo(landlord.email, '/reset-password/new-password/')
      await page.goto(mail.text.split(/\s+/).find((word) => word.includes('/reset-password/new-password/'))!)
      return page
    },
    submit: (translate) => translate(resetWords, 'newPasswordSave'),
    rounds: [empty('password', 'repeat'), ...passwords],
  },
  {
    name: 'the profile at registration',
    ...profileForm,
    finished: false,
    open: async (page, product, landlord, translate) => {
      await openLoggedIn(page, product, landlord, '/registration?step=profile')
      // Norway until another country is chosen.
      await page.getByRole('button', { name: translate(profileWords, 'changeCountry') }).click()
      return page
    },
    submit: (translate) => translate(registrationWords, 'next'),
    rounds: [empty('firstName', 'lastName', 'address', 'postcode', 'city', 'ssn'), ...profileForm.rounds],
  },
  {
    name: 'the profile',
    ...profileForm,
    open: async (page, product, landlord) => (
      await openLoggedIn(page, product, landlord, '/profile/landlord/edit'),
      page
    ),
    submit: (translate) => translate(accountWords, 'save'),
  },
  {
    name: 'the house',
    ...houseForm,
    open: async (page, product, landlord) => (
      await openLoggedIn(page, product, landlord, '/home/house-info/edit'),
      page
    ),
    submit: (translate) => translate(houseWords, 'save'),
    rounds: [
      { name: ['', 'required'], address: ['', 'required'], postcode: ['', 'required'], city: [' ', 'required'] },
      ...houseForm.rounds,
    ],
  },
  {
    name: 'the supplier',
    labels: of(supplierWords, 'name', 'address', 'postcode', 'city'),
    open: async (page, product, landlord) => (
      await openLoggedIn(page, product, landlord, '/home/suppliers/add-new'),
      page
    ),
    submit: (translate) => translate(supplierWords, 'add'),
    rounds: [empty('name', 'address', 'postcode', 'city'), { name: ['  ', 'required'] }],
  },
  {
    name: 'the expense voucher',
    labels: of(
      expenseWords,
      'description',
      'sum',
      'date',
      'cost_type',
      'houseId',
      'supplierId',
      'address',
      'postcode',
      'city',
    ),
    open: async (page, product, landlord, translate) => {
      await openLoggedIn(page, product, landlord, '/home/dashboard?add=expense')
      return await expenseForm(page, translate)
    },
    submit: (translate) => translate(expenseWords, 'save'),
    rounds: [
      empty('description', 'sum', 'cost_type'),
      {
        supplierId: ['Tak AS', null],
        description: ['  ', 'required'],
        sum: ['abc', 'money'],
        date: ['31.04.2025', 'date'],
        address: [undefined, 'required'],
        postcode: [undefined, 'required'],
        city: [undefined, 'required'],
      },
      { sum: ['-5', 'money'], date: ['29.02.2025', 'date'] },
      { sum: ['1,2345', 'money'], date: ['01.13.2025', 'date'] },
      { sum: ['999999999999', 'tooMuch'], date: [`01.01.${currentYear - 130}`, 'dateRange'] },
      // Complete except for the year. Only the server can compare it with today.
      {
        description: ['Roof', null],
        sum: ['1 234,5', null],
        cost_type: ['maintenance', null],
        address: ['Takgata 1', null],
        postcode: ['0155', null],
        city: ['Oslo', null],
        date: [`01.01.${currentYear + 11}`, 'dateRange'],
      },
    ],
  },
]
