import { formatKr, ore } from '../src/base/kit/money'
import { uiWords } from '../src/base/ui/words/words'
import { listWords } from '../src/base/ui/words/words-list'
import { houseWords } from '../src/landlord/house/words'
import { contractWords } from '../src/lease/contract/words'
import { wizardWords } from '../src/lease/contract-form/words-wizard'
import { contractNowWords } from '../src/lease/contract-overview/words-now'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import {
  en,
  openLoggedIn,
  expect,
  fieldOf,
  makeLandlord,
  test,
  expectFieldRefused,
  requiredAt,
  typeInto,
} from './journey'
import { contract, chooseAction, dialogOf, menuButton, monthsAgo, pagePart, signedContract } from './lease-form'
import { pageWords } from './page-words'
import { tenancyWords } from '../src/lease/tenancy/words'
import { formatDay } from '../src/base/kit/day'
import { validationWords } from '../src/base/kit/words-validation'
import { today } from '../src/base/ui/words/today'
import { draftWords } from '../src/base/ui/words/words-draft'
import { subscriptionWords } from '../src/landlord/subscription/words'
import {
  uploadDocuments,
  contractField,
  fillFields,
  openWizardAtStep,
  expectWizardStep,
  nextYear,
  clickWizardButton,
  depositOption,
  answerOption,
} from './contract-form'
import { alterAnswer } from './screen'
import { planLimitWords } from '../src/landlord/plan/words'
import { rentWords } from '../src/lease/rent/words'
import { contractFormWords } from '../src/lease/contract-form/words'
import { arrearsWords } from '../src/lease/rent-account/words-arrears'
import { phoneWindow } from './axe'

const kr = (amount: number) => formatKr(ore(amount))
const list = '/home/contract'

test('the list is searched and sorted by its address, of the chosen house alone', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await contract(landlord, { tenant_first_name: 'Åse', month_sum: 9000 })
  await signedContract(landlord)
  const other = await landlord.api<{ id: number }>('POST', 'house', {
    name: 'Hytta',
    address: 'Fjellveien 2',
    postcode: '3580',
    city: 'Geilo',
  })
  await contract({ ...landlord, houseId: other.id }, { tenant_first_name: 'Liv' })
  await openLoggedIn(page, product, landlord, `${list}?house=${landlord.houseId}`)
  const names = page.getByRole('table').getByRole('link')
  await expect(names).toHaveCount(2)
  await page
    .getByRole('columnheader')
    .filter({ hasText: en(contractDetailWords, 'rent') })
    .getByRole('button')
    .click()
  await expect(names).toHaveText(['Åse Hansen', 'Per Hansen'])
  await fieldOf(page, en(contractDetailWords, 'search')).fill('åse 9000')
  await expect(names).toHaveText(['Åse Hansen'])
  await page.reload()
  await expect(names).toHaveText(['Åse Hansen'])
  await fieldOf(page, en(contractDetailWords, 'search')).fill('nobody')
  await page.getByRole('button', { name: en(listWords, 'clearFilters') }).click()
  await expect(names).toHaveCount(2)
  await expect(
    page.getByText(en(contractNowWords, 'running_one', { count: 1, sum: kr(1_200_000).replace(',00', '') })),
  ).toBeVisible()
  await page.goto(`${product.url}${list}?house=${other.id}`)
  await expect(names).toHaveText(['Liv Hansen'])
})

test('with all houses chosen the list has the contracts of all, also after one was opened, until a house is chosen', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await contract(landlord, { tenant_first_name: 'Åse' })
  const other = await landlord.api<{ id: number }>('POST', 'house', {
    name: 'Hytta',
    address: 'Fjellveien 2',
    postcode: '3580',
    city: 'Geilo',
  })
  await contract({ ...landlord, houseId: other.id }, { tenant_first_name: 'Liv' })
  const toContracts = page.getByRole('link', { name: en(pageWords, '/home/contract'), exact: true })
  const choice = fieldOf(page, en(houseWords, 'house'))
  const names = page.getByRole('table').getByRole('link')
  await openLoggedIn(page, product, landlord, '/home')
  await expect(choice).toHaveValue('all')
  await toContracts.click()
  await expect(choice).toHaveValue('all')
  await expect(page.getByRole('table', { name: en(contractDetailWords, 'listOfAll') })).toBeVisible()
  await expect(names).toHaveCount(2)
  await expect(page.getByRole('row').filter({ hasText: 'Liv Hansen' })).toContainText('Hytta')
  await page.getByRole('link', { name: 'Liv Hansen' }).click()
  await expect(choice).toHaveValue(String(other.id))
  await page.goBack()
  await expect(names).toHaveCount(2)
  await choice.selectOption({ label: 'Hytta' })
  await expect(names).toHaveText(['Liv Hansen'])
  await page.goto(product.url + list)
  await expect(names).toHaveText(['Liv Hansen'])
  // The list of contracts also offers all houses.
  await choice.selectOption({ label: en(houseWords, 'allHouses') })
  await expect(page).toHaveURL(`${product.url}${list}?house=all`)
  await expect(names).toHaveCount(2)
  // The print shows the contracts, and no search, list of choices or checkbox.
  await page.emulateMedia({ media: 'print' })
  await expect(names).toHaveCount(2)
  await expect(page.getByRole('main').locator('input, select, [role=tab]').filter({ visible: true })).toHaveCount(0)
})

test('on a phone the rent of the year is a card for each contract, which needs no scrolling', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const first = monthsAgo(9, 1)
  const { id } = await signedContract(landlord, { start_date: first, first_payment_date: first })
  await landlord.api('PUT', `contract/${id}/rent-account`, { follows_from: first.slice(0, 7) })
  await page.setViewportSize(phoneWindow)
  await openLoggedIn(page, product, landlord, '/home/arrears')
  const year = page.getByRole('region', { name: en(arrearsWords, 'yearTable') })
  await expect(year.getByRole('link', { name: 'Per Hansen' })).toBeVisible()
  expect(await year.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0)
})

test('a contract that nobody signed is deleted for good; addresses of what is not there or not possible do no harm', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const { id } = await contract(landlord)
  // A draft can't be ended and has no income to delete. Old links open nothing.
  for (const deedName of ['finish', 'trash', 'nonsense']) {
    await openLoggedIn(page, product, landlord, `${list}/${id}?do=${deedName}`)
    await expect(pagePart(page, en, 'story')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await chooseAction(page, en, 'edit')
  const wizard = page.getByRole('dialog', { name: new RegExp(en(wizardWords, 'editTitle')) })
  await expect(wizard.getByRole('listitem').filter({ hasText: 'condition.pdf' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(wizard).toBeHidden()
  await expect(menuButton(page, en)).toBeFocused()
  await chooseAction(page, en, 'remove')
  const question = dialogOf(page, en, 'removeTitle', { name: 'Per Hansen' })
  await question.getByRole('button', { name: en(tenancyWords, 'removeGo') }).click()
  await expect(page).toHaveURL(product.url + list)
  await expect(page.getByText(en(contractDetailWords, 'emptyTitle'))).toBeVisible()
  await expect(page.getByRole('button', { name: en(contractDetailWords, 'add'), exact: true })).toHaveCount(1)
  for (const nowhere of [String(id), '999999', 'x', '0']) {
    await page.goto(`${product.url}${list}/${nowhere}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(uiWords, 'notFoundTitle'))
  }
})

test('the address of the PDF leads to it', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id } = await contract(landlord)
  await openLoggedIn(page, product, landlord, '/home')
  await page.goto(`${product.url}/contract/${id}/generate-pdf`)
  const viewer = page.getByRole('dialog', { name: /Per Hansen contract\.pdf/ })
  await expect(viewer.getByRole('img').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${product.url}${list}/${id}`)
  await page.goto(`${product.url}/contract/999999/generate-pdf`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(uiWords, 'notFoundTitle'))
})

interface Stored {
  readonly id: number
  readonly [field: string]: unknown
}

test('a draft survives a reload and a new visit, tells so, and can be started over', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  const dialog = await openWizardAtStep(page, en, 'terms')
  await fillFields(dialog, en, { start_date: `15.01.${nextYear}`, month_sum: '12 000' })
  await page.reload()
  await expectWizardStep(page, en, 'terms')
  await expect(contractField(dialog, en, 'month_sum')).toHaveValue(/12.000/)
  await expect(contractField(dialog, en, 'start_date')).toHaveValue(`15.01.${nextYear}`)

  // When the wizard is opened again, it starts at its first step, with all values and a note about them.
  await page.goto(`${product.url}/home/house-info?createRentContract=true`)
  await expectWizardStep(page, en, 'house')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'rules.pdf' })).toBeVisible()
  await expect(dialog).toContainText(`What you typed on ${formatDay(today())} at`)
  await clickWizardButton(dialog, en, 'next')
  await expect(contractField(dialog, en, 'tenant_last_name')).toHaveValue('Ås')
  await fillFields(dialog, en, { tenant_last_name: 'Berg' })
  await expect(dialog.getByRole('status').filter({ hasText: /Draft kept \d\d:\d\d/ })).toBeVisible()
  await dialog.getByRole('button', { name: en(draftWords, 'discard') }).click()
  const question = page.getByRole('dialog', { name: en(draftWords, 'discardTitle') })
  await expect(question.getByRole('button', { name: en(draftWords, 'stay') })).toBeFocused()
  await question.getByRole('button', { name: en(draftWords, 'discard') }).click()
  await expectWizardStep(page, en, 'house')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'rules.pdf' })).toHaveCount(0)
  await page.reload()
  await expectWizardStep(page, en, 'house')
  await expect(dialog).not.toContainText('What you typed')

  // Opening a later step with missing values leads back to the step where they are missing.
  await page.goto(`${product.url}/home/dashboard?createRentContract=true&step=summary`)
  await expectWizardStep(page, en, 'house')
  // Logging out leaves no data of a tenant on the device.
  await uploadDocuments(dialog, en)
  await clickWizardButton(dialog, en, 'next')
  await fillFields(dialog, en, { tenant_last_name: 'Berg' })
  await expect(dialog.getByRole('status').filter({ hasText: /Draft kept/ })).toBeVisible()
  await page.goto(`${product.url}/logout`)
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Berg')
})

test('an unsigned contract is edited in the same wizard: a new start is asked about, the deposit saves', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const { id } = await contract(landlord, {
    start_date: `${nextYear}-01-15`,
    first_payment_date: `${nextYear}-01-15`,
  })
  await openLoggedIn(page, product, landlord, `/home/dashboard?editRentContract=${id}`)
  const dialog = await expectWizardStep(page, en, 'house', 'editTitle')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'condition.pdf' })).toBeVisible()
  await clickWizardButton(dialog, en, 'next')
  await expectWizardStep(page, en, 'tenant', 'editTitle')
  await fillFields(dialog, en, { tenant_last_name: 'Berg' })
  await clickWizardButton(dialog, en, 'next')
  await expectWizardStep(page, en, 'terms', 'editTitle')

  const question = page.getByRole('dialog', { name: en(wizardWords, 'startTitle') })
  const before = `15.01.${nextYear}`
  await fillFields(dialog, en, { start_date: `01.02.${nextYear}` })
  await expect(question).toContainText(before)
  await question.getByRole('button', { name: en(wizardWords, 'startNo', { before }) }).click()
  await expectWizardStep(page, en, 'terms', 'editTitle')
  await expect(contractField(dialog, en, 'start_date')).toHaveValue(before)
  await expect(contractField(dialog, en, 'first_payment_date')).toHaveValue(before)
  // Next does nothing until the question is answered.
  await typeInto(contractField(dialog, en, 'start_date'), `01.02.${nextYear}`)
  await contractField(dialog, en, 'start_date').press('Enter')
  await question.getByRole('button', { name: en(wizardWords, 'startYes') }).click()
  await expect(contractField(dialog, en, 'start_date')).toHaveValue(`01.02.${nextYear}`)
  await expectWizardStep(page, en, 'terms', 'editTitle')
  // The landlord's profile has no bank account for the rent yet. It is asked for here and saved in the profile.
  await fillFields(dialog, en, { rent_iban: '8601 11 17948' })
  await clickWizardButton(dialog, en, 'next')
  await expectFieldRefused(contractField(dialog, en, 'rent_iban'), en(validationWords, 'iban'))
  await fillFields(dialog, en, { rent_iban: '8601 11 17947' })
  await clickWizardButton(dialog, en, 'next')
  await expectWizardStep(page, en, 'including', 'editTitle')
  expect(await landlord.api('GET', 'profile')).toMatchObject({ iban: 'NO9386011117947', lastName: 'Nordmann' })
  await clickWizardButton(dialog, en, 'back')
  await expect(contractField(dialog, en, 'month_sum')).toBeVisible()
  await expect(contractField(dialog, en, 'rent_iban')).toBeHidden()
  await clickWizardButton(dialog, en, 'next')
  await expectWizardStep(page, en, 'including', 'editTitle')
  await expect(dialog.getByRole('checkbox', { name: en(contractWords, 'internet') })).toBeChecked()
  await clickWizardButton(dialog, en, 'next')
  await expectWizardStep(page, en, 'deposit', 'editTitle')
  await expect(depositOption(dialog, en, 0)).toBeChecked()
  await depositOption(dialog, en, 1).check()
  await clickWizardButton(dialog, en, 'update')
  await expectFieldRefused(contractField(dialog, en, 'deposit_sum'), requiredAt(en, 'deposit_sum'))
  await fillFields(dialog, en, { deposit_sum: '24 000' })
  await clickWizardButton(dialog, en, 'update')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)
  expect(await landlord.api<Stored>('GET', `contract/${id}`)).toMatchObject({
    tenant_last_name: 'Berg',
    start_date: `${nextYear}-02-01`,
    first_payment_date: `${nextYear}-02-01`,
    deposit_sum: 24_000,
    is_open_deposit_account: true,
    deposit_count_payment_day: 45,
  })
})

test('a refusal of the server leads to the step of its field; a lost answer makes one contract', async ({
  page,
  product,
  quiet,
}) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  const dialog = await openWizardAtStep(page, en, 'summary')
  // The summary also says where the rent is paid, and that nothing is entered yet.
  await expect(dialog.getByRole('region', { name: en(wizardWords, 'terms'), exact: true })).toContainText(
    `${en(contractWords, 'rent_iban')}–`,
  )
  await expect(dialog.getByText(en(wizardWords, 'noRentAccount'))).toBeVisible()
  await page.route('**/api/contract', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'invalid', fields: { tenant_email: 'email.invalid', keys_count: 'tooMuch' }, requestId: 'x' },
    }),
  )
  await clickWizardButton(dialog, en, 'save')
  await expectWizardStep(page, en, 'tenant')
  await expectFieldRefused(contractField(dialog, en, 'tenant_email'), en(validationWords, 'email.invalid'))
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveCount(1)
  await expect(contractField(dialog, en, 'tenant_last_name')).toHaveValue('Ås')
  await page.unroute('**/api/contract')

  for (const step of ['terms', 'including', 'deposit', 'summary'] as const) {
    await clickWizardButton(dialog, en, 'next')
    await expectWizardStep(page, en, step)
  }
  quiet.allow(/Failed to load resource: net::ERR/)
  // The request arrives, but its answer does not.
  await page.route('**/api/contract', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await clickWizardButton(dialog, en, 'save')
  await expect(dialog.getByRole('alert')).toContainText('No connection')
  await page.unroute('**/api/contract')
  await clickWizardButton(dialog, en, 'save')
  await expect(page).toHaveURL(/\/home\/contract\/\d+$/)
  expect(await landlord.api<Stored[]>('GET', 'contract/all')).toHaveLength(1)
})

test('a spent trial stops a new contract before anything is typed, used up vouchers do not', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await alterAnswer(page, 'profile', (answer) => ({ ...answer, free: { used: 21, warnAt: 15, cap: 21 } }))
  await openLoggedIn(page, product, landlord, '/home/dashboard?createRentContract=true')
  await expectWizardStep(page, en, 'house')
  await page.unrouteAll()
  await alterAnswer(page, 'profile', (answer) => ({ ...answer, trial: { day: 30, state: 'blocked' } }))
  await page.reload()
  const stop = page.getByRole('dialog', { name: en(planLimitWords, 'limit30Title') })
  await stop.getByRole('button', { name: en(subscriptionWords, 'ok'), exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(`${product.url}/home/dashboard`)
})

test('what appears for a date that is left by pressing moves nothing from under the mouse', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  const dialog = await openWizardAtStep(page, en, 'terms')
  await answerOption(dialog, en, 'askType', en(contractWords, 'running')).check()
  await fillFields(dialog, en, { month_sum: '12 000' })
  /** Types a date and, without leaving the field by a key, clicks an answer as a hand does: down, a moment, up. */
  const pressAfter = async (key: 'start_date' | 'first_payment_date', date: string, answer: 'yes' | 'no') => {
    await contractField(dialog, en, key).fill(date)
    const radio = answerOption(dialog, en, 'askTaxable', en(contractFormWords, answer))
    await radio.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await radio.boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.waitForTimeout(100)
    await page.mouse.up()
    await expect(radio).toBeChecked()
    return { radio, y }
  }
  // The booked rent has a reserved place. The question about days before the first payment appears after the click.
  const { radio, y } = await pressAfter('start_date', `15.01.${nextYear}`, 'yes')
  await expect(dialog.getByRole('region', { name: en(rentWords, 'previewTitle') })).toContainText(
    formatKr(ore(658_065)),
  )
  expect((await radio.boundingBox())!.y).toBeCloseTo(y, 0)
  await pressAfter('first_payment_date', `01.02.${nextYear}`, 'no')
  await expect(dialog.getByRole('radio', { name: en(contractWords, 'with_first'), exact: true })).toBeVisible()
})
