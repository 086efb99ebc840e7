import { accountWords } from '../src/landlord/account/words'
import { houseWords } from '../src/landlord/house/words'
import { passwordWords } from '../src/landlord/credentials/words-password'
import { registrationWords } from '../src/landlord/registration/words'
import { stepHeading, logIn } from './account-form'
import {
  chooseLanguageAndScheme,
  expect,
  fieldOf,
  freshEmail,
  translateInto,
  password,
  profile,
  ssn,
  test,
  en,
  openLoggedIn,
  makeLandlord,
  expectFieldRefused,
  currentYear,
} from './journey'
import { supplierWords } from '../src/books/supplier/words'
import { readFile } from 'node:fs/promises'
import { fileWords } from '../src/base/file/words'
import { formatKr, ore } from '../src/base/kit/money'
import { uiWords } from '../src/base/ui/words/words'
import { fileFieldWords } from '../src/base/ui/words/words-files'
import { expenseWords } from '../src/books/expense/words'
import { profileWords } from '../src/landlord/account/words-profile'
import { pictureWords } from '../src/app/web/external-login/words-picture'
import { dashboardWords } from '../src/year/dashboard/words'
import { EffortCount } from './effort'
import {
  costType,
  expenseForm,
  fillExpense,
  openNewExpense,
  receipt,
  rowOfExpense,
  saveButton,
  shownTotal,
  expectUploaded,
} from './expense-form'
import { pdf } from './files'
import { startProduct } from './product'

const translate = translateInto('nb')

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a newcomer sees two ways in first, at ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height })
    await chooseLanguageAndScheme(page, { language: 'nb' })
    await page.goto(product.url)
    const boxOf = async (name: 'keepBooks' | 'writeLease') =>
      (await page.getByRole('link', { name: translate(accountWords, name) }).boundingBox())!
    const [books, lease] = [await boxOf('keepBooks'), await boxOf('writeLease')]
    const email = (await fieldOf(page, translate(accountWords, 'email')).boundingBox())!
    const price = formatKr(ore(4900), 'needed')
    await expect(page.getByText(translate(accountWords, 'keepBooksPrice', { price }))).toBeVisible()
    await expect(page.getByRole('figure')).toContainText(translate(pictureWords, 'left', { amount: '' }).trim())
    // Of the two links into the app, only the one to write a lease is outlined. The other one is
    // the usual choice.
    await expect(page.getByRole('navigation').locator('a')).toHaveCount(2)
    await expect(page.getByRole('navigation').locator('a[data-variant=default]')).toHaveText(
      translate(accountWords, 'writeLease'),
    )
    await expect(page.getByText(translate(accountWords, 'writeLeaseText'))).toBeVisible()
    expect(books.y).toBeLessThan(lease.y)
    expect(lease.y + lease.height).toBeLessThan(height)
    // The texts are left of the login if there is room, otherwise above it.
    if (width > 1000) expect(books.x + books.width).toBeLessThan(email.x)
    else expect(lease.y + lease.height).toBeLessThan(email.y)
    // The login is visible too.
    expect(email.y + email.height).toBeLessThan(height)
  })

test('what is typed at the registration is there after a reload and in a second tab, but no secret', async ({
  page,
  context,
  product,
}) => {
  const field = (key: keyof typeof accountWords.texts) => fieldOf(page, translate(accountWords, key))
  const next = page.getByRole('button', { name: translate(registrationWords, 'next') })
  const email = freshEmail()
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await page.goto(`${product.url}/registration`)
  await field('email').fill(email)
  await field('password').fill(password)
  await page.reload()
  await expect(field('email')).toHaveValue(email)
  await expect(field('password')).toHaveValue('')
  const other = await context.newPage()
  await chooseLanguageAndScheme(other, { language: 'nb' })
  await other.goto(`${product.url}/registration`)
  await expect(fieldOf(other, translate(accountWords, 'email'))).toHaveValue(email)
  await other.close()
  await field('password').fill(password)
  await fieldOf(page, translate(passwordWords, 'repeatPassword')).fill(password)
  await page.getByRole('checkbox').check()
  await next.click()

  await stepHeading(page, translate, 'stepProfile')
  for (const key of ['firstName', 'lastName', 'ssn', 'address', 'postcode'] as const)
    await field(key).fill(profile[key])
  // The city is filled in from the postcode.
  await expect(field('city')).not.toHaveValue('')
  await page.reload()
  await expect(field('firstName')).toHaveValue(profile.firstName)
  await expect(field('address')).toHaveValue(profile.address)
  await expect(field('city')).not.toHaveValue('')
  await expect(field('ssn')).toHaveValue('')
  await field('ssn').fill(ssn)
  await next.click()

  await stepHeading(page, translate, 'stepFinish')
  await page.getByRole('radio', { name: translate(houseWords, 'elsewhere') }).check()
  await fieldOf(page, translate(houseWords, 'address')).fill('Havna 2')
  await page.reload()
  await expect(page.getByRole('radio', { name: translate(houseWords, 'elsewhere') })).toBeChecked()
  await expect(fieldOf(page, translate(houseWords, 'address'))).toHaveValue('Havna 2')
  // The browser's Back leads to the profile as it was saved.
  await page.goBack()
  await stepHeading(page, translate, 'stepProfile')
  await expect(field('firstName')).toHaveValue(profile.firstName)
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(stored).toContain('Havna 2')
  expect(stored).not.toContain(password)
  expect(stored).not.toContain(ssn)
})

test('switching the language keeps the place and what is typed', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord, '/home/suppliers/add-new')
  await fieldOf(page, 'Name').fill('Malermester Ås')
  await page.getByRole('button', { name: en(supplierWords, 'add'), exact: true }).click()
  await expectFieldRefused(fieldOf(page, 'City'), 'This field is required')
  await page.getByRole('button', { name: 'NO', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legg til ny leverandør')
  await expect(fieldOf(page, 'Navn')).toHaveValue('Malermester Ås')
  await expectFieldRefused(fieldOf(page, 'Poststed'), 'Feltet er obligatorisk')
  await expect(page).toHaveURL(`${product.url}/home/suppliers/add-new`)
  await expect(page).toHaveTitle('Legg til ny leverandør · Husbok')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legg til ny leverandør')
  // It is also the account's language, for mails and for devices on which no language was chosen.
  await expect.poll(async () => (await landlord.api<{ language: string }>('GET', 'profile')).language).toBe('nb')
  const elsewhere = await page.context().browser()!.newPage()
  await elsewhere.goto(`${product.url}/login`)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en')
  await logIn(elsewhere, en, landlord.email, password)
  await expect(elsewhere).toHaveURL(`${product.url}/home/dashboard`)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'nb')
  await elsewhere.close()
})

for (const [locale, lang] of [
  ['nn-NO', 'nb'],
  ['no', 'nb'],
  ['sv-SE', 'en'],
] as const)
  test(`a first visit with a browser in ${locale} is in ${lang}`, async ({ browser, product }) => {
    const page = await browser.newPage({ locale })
    await page.goto(`${product.url}/login`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountWords.texts.loginTitle[lang])
    await page.close()
  })

const kr = (amount: number) => formatKr(ore(amount))

test('a landlord registers, records a receipt and sees what the year looks like, and a hard stop loses nothing', async ({
  page,
  quiet,
}) => {
  test.setTimeout(180_000)
  const translate = translateInto('nb')
  const own = await startProduct()
  try {
    // The root leads a stranger to the login. The login is in English until Norwegian is chosen.
    await page.goto(own.url)
    await expect(page).toHaveURL(`${own.url}/login`)
    await page.getByRole('button', { name: 'NO', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb')
    await expect(page.getByText(translate(accountWords, 'about'))).toBeVisible()
    await expect(page.getByRole('link', { name: translate(accountWords, 'writeLease') })).toHaveAttribute(
      'href',
      '/free-contract?step=landlord',
    )
    const effort = new EffortCount()
    // The fields of the login on this page belong to another task.
    await effort.see(page, { fields: false })
    await effort.click(page.getByRole('link', { name: translate(accountWords, 'keepBooks') }))

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${translate(registrationWords, 'stepGeneral')} (1/3)`,
    )
    await effort.see(page)
    await effort.fill(fieldOf(page, translate(accountWords, 'email')), freshEmail())
    await effort.fill(fieldOf(page, translate(accountWords, 'password')), password)
    await effort.fill(fieldOf(page, translate(passwordWords, 'repeatPassword')), password)
    await effort.click(page.getByRole('checkbox'))
    await effort.click(page.getByRole('button', { name: translate(registrationWords, 'next') }))

    await expect(page).toHaveURL(/step=profile/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${translate(registrationWords, 'stepProfile')} (2/3)`,
    )
    // The fields that only a lease needs are collapsed, and the country is filled in.
    await expect(fieldOf(page, translate(accountWords, 'phone'))).toBeHidden()
    await expect(fieldOf(page, translate(accountWords, 'iban'))).toBeHidden()
    await expect(page.getByRole('button', { name: translate(profileWords, 'changeCountry') })).toBeVisible()
    await effort.see(page)
    for (const key of ['firstName', 'lastName', 'ssn', 'address', 'postcode'] as const)
      await effort.fill(fieldOf(page, translate(accountWords, key)), profile[key])
    await expect(fieldOf(page, translate(accountWords, 'city'))).not.toHaveValue('')
    await effort.click(page.getByRole('button', { name: translate(registrationWords, 'next') }))

    await expect(page).toHaveURL(/step=finish/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${translate(registrationWords, 'stepFinish')} (3/3)`,
    )
    // The house has the landlord's address, which is its name until it gets one.
    await expect(page.getByRole('radio', { name: profile.address })).toBeChecked()
    await expect(fieldOf(page, translate(houseWords, 'address'))).toHaveCount(0)
    await expect(fieldOf(page, translate(houseWords, 'name'))).toBeHidden()
    await effort.see(page)
    await effort.click(page.getByRole('button', { name: translate(registrationWords, 'finish') }))

    // The workbench opens for the first receipt. A landlord who skips it is on the home page, and returns through a card.
    await expect(page).toHaveURL(/\/home\/dashboard\?add=expense/)
    const first = pdf('boiler.pdf', 'Boiler')
    const opened = page.getByRole('dialog', { name: translate(expenseWords, 'firstTitle') })
    await expect(fieldOf(opened, translate(expenseWords, 'description'))).toBeVisible()
    // The file field is a separate script that loads after the other fields.
    await expect(opened.getByRole('button', { name: translate(fileFieldWords, 'filesChoose') })).toBeVisible()
    await effort.see(opened)
    await opened.getByRole('button', { name: translate(expenseWords, 'skip') }).click()
    await expect(page.getByText(translate(dashboardWords, 'emptyTitle'))).toBeVisible()
    await page.getByRole('button', { name: translate(dashboardWords, 'firstExpense') }).click()
    const dialog = await expenseForm(page, translate)
    const field = (key: keyof typeof expenseWords.texts) => fieldOf(dialog, translate(expenseWords, key))
    await effort.fill(field('description'), receipt.description!)
    await effort.fill(field('sum'), '1 234,55')
    await effort.click(costType(dialog, translate, receipt.costType!))
    // Optional fields are not on the shortest way. The date is today until another is typed.
    await field('date').fill(receipt.date!)
    await fillExpense(dialog, translate, { share: 67, files: [first] })
    await expect(dialog.getByText(translate(expenseWords, 'deducts', { amount: kr(82_715) }))).toBeVisible()
    await expectUploaded(dialog, translate, ['boiler.pdf'])
    await effort.click(saveButton(dialog, translate))
    await expect(dialog).toBeHidden()
    expect(effort.all.clicks).toBeLessThanOrEqual(7)
    expect(effort.all.filled).toBeLessThanOrEqual(10)
    expect(effort.all.fields).toBeLessThanOrEqual(16)
    expect(effort.all.words).toBeLessThanOrEqual(180)

    const row = rowOfExpense(page, receipt.description!)
    await expect(row).toContainText(kr(-123_455))
    await expect(row).toContainText(`01.02.${currentYear}`)
    // 67 % of 1 234,55 is 827,1485: half up to the øre.
    await expect(shownTotal(page, translate, 'costs')).toContainText(kr(82_715))
    await expect(shownTotal(page, translate, 'income')).toContainText(kr(0))
    await expect(shownTotal(page, translate, 'taxFree')).toContainText(kr(0))
    await expect(shownTotal(page, translate, 'tax')).toContainText(kr(0))
    await expect(shownTotal(page, translate, 'tax')).toContainText(
      translate(dashboardWords, 'deficitNote', { amount: kr(82_715) }),
    )

    // The second expense: the process dies right after the acknowledged save.
    quiet.allow(/Failed to load resource|ERR_/)
    const second = pdf('painter.pdf', 'Painter')
    await openNewExpense(page, translate)
    await fillExpense(dialog, translate, {
      description: 'Painter',
      sum: '10 000,10',
      date: `31.12.${currentYear}`,
      costType: 'other_costs',
      ...(receipt.supplier && { supplier: receipt.supplier }),
      files: [second],
    })
    await expectUploaded(dialog, translate, ['painter.pdf'])
    const [saved] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url() === `${own.url}/api/bilag`),
      saveButton(dialog, translate).click(),
    ])
    await own.kill()
    expect(saved.status()).toBe(201)
    await own.start()

    // A form whose answer was cut off asks before it is left. If its retry is answered at that moment, Chromium reports
    // the aborted request.
    page.on('dialog', (asked) => void asked.accept())
    await expect(() => page.goto(`${own.url}/home`)).toPass()
    await expect(rowOfExpense(page, 'Painter')).toContainText(kr(-1_000_010))
    await expect(rowOfExpense(page, receipt.description!)).toContainText(kr(-123_455))
    // 827,1485 + 10 000,10 = 10 827,2485, rounded once.
    await expect(shownTotal(page, translate, 'costs')).toContainText(kr(1_082_725))
    await expect(page.getByText(translate(dashboardWords, 'count_other', { count: 2 }), { exact: true })).toBeVisible()

    for (const [name, file] of [
      ['Painter', second],
      [receipt.description!, first],
    ] as const) {
      await page.getByRole('link', { name }).click()
      const shown = page.getByRole('dialog', { name })
      await shown.getByRole('button', { name: file.name }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: translate(fileWords, 'download') }).click(),
      ])
      expect(download.suggestedFilename()).toBe(file.name)
      expect(await readFile(await download.path())).toEqual(file.buffer)
      await page.goBack()
      await shown.getByRole('button', { name: translate(uiWords, 'close') }).click()
      await expect(shown).toBeHidden()
    }

    const token = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { accessToken: string }).accessToken,
    )
    const read = async (path: string) => await fetch(own.url + path, { headers: { authorization: `Bearer ${token}` } })
    const all = (await (await read('/api/bilag/all-types')).json()) as {
      bilags: { description: string; sum: number; documents: string[] }[]
    }
    expect(all.bilags.map(({ description, sum }) => [description, sum])).toEqual(
      expect.arrayContaining([
        ['Painter', 10_000.1],
        [receipt.description, 1234.55],
      ]),
    )
    for (const { description, documents } of all.bilags) {
      const bytes = Buffer.from(await (await read(documents[0]!)).arrayBuffer())
      expect(bytes).toEqual(description === 'Painter' ? second.buffer : first.buffer)
    }
  } finally {
    await own.stop()
  }
})
