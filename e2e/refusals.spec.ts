import type { Locator, Page } from '@playwright/test'
import type { Words } from '../src/base/kit/words'
import { validationWords, type ValidationKey } from '../src/base/kit/words-validation'
import { uiWords } from '../src/base/ui/words'
import { expenseWords } from '../src/books/expense/words'
import { supplierWords } from '../src/books/supplier/words'
import { accountWords } from '../src/landlord/account/words'
import { resetWords } from '../src/landlord/account/words-reset'
import { houseWords } from '../src/landlord/house/words'
import { registrationWords } from '../src/landlord/registration/words'
import { expenseForm } from './expense-form'
import {
  choose,
  en,
  enter,
  expect,
  fieldOf,
  freshEmail,
  inLanguage,
  languages,
  makeLandlord,
  refusedAt,
  test,
  year,
  type Landlord,
  type Say,
} from './journey'
import type { Product } from './product'

/** One try to save: what is typed into which field, and what each field then says. `undefined`: nothing is typed there. */
type Round = Readonly<Record<string, readonly [typed: string | undefined, refused: ValidationKey | null]>>
/** A field by its label; the only tick of a form has links in its label. */
type Label = { readonly room: Words; readonly key: string } | 'tick'

interface Screen {
  readonly name: string
  readonly labels: Readonly<Record<string, Label>>
  /** Opens the form, answers where it stands. */
  readonly open: (page: Page, product: Product, landlord: Landlord, say: Say) => Promise<Page | Locator>
  readonly submit: (say: Say) => string
  readonly finished?: boolean
  readonly rounds: readonly Round[]
}

const of = (room: Words, ...keys: string[]) => Object.fromEntries(keys.map((key) => [key, { room, key }]))
const bare = (text: string) => text.replace(/\s/g, '')
/** Everything empty: each of these says that it must be filled in. */
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
  // Only the server has the list of common ones.
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
    { phone_code: ['+47', null], phone: ['90012345', null], birthday: [`01.01.${year - 130}`, 'dateRange'] },
    // Complete but for the birth date, which only the server can compare with today.
    {
      firstName: ['Kari', null],
      lastName: ['Nordmann', null],
      address: ['Storgata 1', null],
      city: ['Oslo', null],
      postcode: ['0155', null],
      ssn: ['29124815345', null],
      iban: ['', null],
      country: ['NO', null],
      birthday: [`31.12.${year + 1}`, 'birthday'],
    },
  ] satisfies Round[],
}
const houseForm = {
  labels: of(
    houseWords,
    'name',
    'address',
    'postcode',
    'city',
    'municipality_number',
    'property_number',
    'holding_number',
    'lease_number',
    'section_number',
    'organisation_number',
    'share_number',
  ),
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

const screens: readonly Screen[] = [
  {
    name: 'the login',
    labels: of(accountWords, 'email', 'password'),
    open: async (page, product) => (await page.goto(`${product.url}/login`), page),
    submit: (say) => say(accountWords, 'login'),
    rounds: [{ email: [undefined, 'email.required'], password: [undefined, 'required'] }, ...emails],
  },
  {
    name: 'the request for a new password',
    labels: of(accountWords, 'email'),
    open: async (page, product) => (await page.goto(`${product.url}/reset-password`), page),
    submit: (say) => say(resetWords, 'resetSend'),
    rounds: [{ email: [undefined, 'email.required'] }, ...emails],
  },
  {
    name: 'registration',
    labels: {
      ...of(accountWords, 'email', 'password'),
      repeat: { room: accountWords, key: 'repeatPassword' },
      tick: 'tick',
    },
    open: async (page, product) => (await page.goto(`${product.url}/registration`), page),
    submit: (say) => say(registrationWords, 'next'),
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
      password: { room: resetWords, key: 'newPassword' },
      repeat: { room: accountWords, key: 'repeatPassword' },
    },
    open: async (page, product, landlord) => {
      await landlord.api('POST', 'auth/reset-password/send-link', { email: landlord.email })
      const mail = await product.mailTo(landlord.email, '/reset-password/new-password/')
      await page.goto(mail.text.split(/\s+/).find((word) => word.includes('/reset-password/new-password/'))!)
      return page
    },
    submit: (say) => say(resetWords, 'newPasswordSave'),
    rounds: [empty('password', 'repeat'), ...passwords],
  },
  {
    name: 'the profile at registration',
    ...profileForm,
    finished: false,
    open: async (page, product, landlord) => (await enter(page, product, landlord, '/registration?step=profile'), page),
    submit: (say) => say(registrationWords, 'next'),
    rounds: [empty('firstName', 'lastName', 'address', 'postcode', 'city', 'ssn'), ...profileForm.rounds],
  },
  {
    name: 'the profile',
    ...profileForm,
    open: async (page, product, landlord) => (await enter(page, product, landlord, '/profile/landlord/edit'), page),
    submit: (say) => say(accountWords, 'save'),
  },
  {
    name: 'the house',
    ...houseForm,
    open: async (page, product, landlord) => (await enter(page, product, landlord, '/home/house-info/edit'), page),
    submit: (say) => say(houseWords, 'save'),
    rounds: [
      { name: ['', 'required'], address: ['', 'required'], postcode: ['', 'required'], city: [' ', 'required'] },
      ...houseForm.rounds,
    ],
  },
  {
    name: 'the supplier',
    labels: of(supplierWords, 'name', 'address', 'postcode', 'city'),
    open: async (page, product, landlord) => (await enter(page, product, landlord, '/home/suppliers/add-new'), page),
    submit: (say) => say(supplierWords, 'add'),
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
      'name',
      'address',
      'postcode',
      'city',
    ),
    open: async (page, product, landlord, say) => {
      await enter(page, product, landlord, '/home/dashboard?add=expense')
      return await expenseForm(page, say)
    },
    submit: (say) => say(expenseWords, 'save'),
    rounds: [
      empty('description', 'sum', 'date', 'cost_type', 'supplierId'),
      {
        description: ['  ', 'required'],
        sum: ['abc', 'money'],
        date: ['31.04.2025', 'date'],
        supplierId: ['0', null],
        name: [undefined, 'required'],
        address: [undefined, 'required'],
        postcode: [undefined, 'required'],
        city: [undefined, 'required'],
      },
      { sum: ['-5', 'money'], date: ['29.02.2025', 'date'] },
      { sum: ['12,345', 'money'], date: ['01.13.2025', 'date'] },
      { sum: ['999999999999', 'tooMuch'], date: [`01.01.${year - 130}`, 'dateRange'] },
      // Complete but for the year, which only the server can compare with today.
      {
        description: ['Roof', null],
        sum: ['1 234,5', null],
        cost_type: ['maintenance', null],
        name: ['Tak AS', null],
        address: ['Takgata 1', null],
        postcode: ['0155', null],
        city: ['Oslo', null],
        date: [`01.01.${year + 11}`, 'dateRange'],
      },
    ],
  },
]

for (const language of languages) {
  for (const { name, labels, open, submit, rounds, finished } of screens) {
    test(`${name} refuses at the field what the rules refuse, and keeps what was typed (${language})`, async ({
      page,
      product,
    }) => {
      const say = inLanguage(language)
      const landlord = await makeLandlord(product, { ...(finished === false && { finished }) })
      await choose(page, { language })
      const form = await open(page, product, landlord, say)
      const locate = (key: string): Locator => {
        const label = labels[key]!
        return label === 'tick' ? form.getByRole('checkbox') : fieldOf(form, say(label.room, label.key))
      }
      for (const round of rounds) {
        for (const [key, [typed]] of Object.entries(round)) if (typed !== undefined) await type(locate(key), typed)
        await form.getByRole('button', { name: submit(say), exact: true }).click()
        const summary = form.getByRole('alert').filter({ hasText: say(uiWords, 'fixFollowing') })
        for (const [key, [typed, refused]] of Object.entries(round)) {
          const field = locate(key)
          if (refused === null) {
            await expect(field).not.toHaveAttribute('aria-invalid', 'true')
            continue
          }
          await refusedAt(field, say(validationWords, refused))
          await expect(summary).toContainText(say(validationWords, refused))
          // Grouped as on paper, but what was typed.
          if (typed !== undefined && labels[key] !== 'tick')
            await expect.poll(async () => bare(await field.inputValue())).toBe(bare(typed))
        }
        await expect(summary).toBeFocused()
      }
      // A line of the summary leads to its field.
      const [last] = Object.entries(rounds.at(-1)!).find(([, [, refused]]) => refused !== null)!
      const label = labels[last]!
      if (label === 'tick') return
      await form.getByRole('link', { name: `${say(label.room, label.key)}: ` }).click()
      await expect(locate(last)).toBeFocused()
    })
  }
}

async function type(field: Locator, typed: string): Promise<void> {
  const kind = await field.evaluate((node) => (node instanceof HTMLInputElement ? node.type : node.tagName))
  if (kind === 'checkbox') await field.check()
  else if (kind === 'SELECT') await field.selectOption(typed)
  else await field.fill(typed)
}

test('the Norwegian texts that the specification quotes stand on the screen to the letter', async ({
  page,
  product,
}) => {
  await choose(page, { language: 'nb' })
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'Logg inn' }).click()
  await refusedAt(fieldOf(page, 'E-post'), 'E-post er påkrevd')
  await refusedAt(fieldOf(page, 'Passord'), 'Feltet er obligatorisk')
  await fieldOf(page, 'E-post').fill('kari')
  await page.getByRole('button', { name: 'Logg inn' }).click()
  await refusedAt(fieldOf(page, 'E-post'), 'Ugyldig e-postadresse')
  await fieldOf(page, 'E-post').fill(freshEmail())
  await fieldOf(page, 'Passord').fill('feil')
  await page.getByRole('button', { name: 'Logg inn' }).click()
  await refusedAt(fieldOf(page, 'Passord'), 'Feil passord eller e-post')
  const landlord = await makeLandlord(product)
  await enter(page, product, landlord)
  await page.getByRole('button', { name: 'Slett hus' }).click()
  await expect(page.getByRole('dialog', { name: 'Siste hus kan ikke slettes' })).toBeVisible()
})

test('fields hold no more than the rules allow', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const limits = async (form: Page | Locator, room: Words, most: Readonly<Record<string, number>>) => {
    for (const [key, length] of Object.entries(most))
      await expect(fieldOf(form, en(room, key)), key).toHaveAttribute('maxlength', String(length))
  }
  await page.goto(`${product.url}/registration`)
  await limits(page, accountWords, { email: 50, password: 50, repeatPassword: 50 })
  await enter(page, product, landlord, '/profile/landlord/edit')
  await limits(page, accountWords, { firstName: 50, lastName: 50, address: 50, postcode: 50, city: 50 })
  await page.goto(`${product.url}/home/house-info/edit`)
  await limits(page, houseWords, { name: 50, address: 100, postcode: 4, city: 50 })
  await page.goto(`${product.url}/home/suppliers/add-new`)
  await limits(page, supplierWords, { name: 50, address: 50, postcode: 50, city: 50 })
  await page.goto(`${product.url}/home/dashboard?add=expense`)
  const form = await expenseForm(page, en)
  await limits(form, expenseWords, { description: 1000 })
  await fieldOf(form, en(expenseWords, 'supplierId')).selectOption('0')
  await limits(form, expenseWords, { name: 50, address: 50, postcode: 50, city: 50 })
})
