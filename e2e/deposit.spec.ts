import type { Page, Locator } from '@playwright/test'
import { addDays, formatDay } from '../src/base/kit/day'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import { bannerWords } from '../src/lease/contract-overview/words-banner'
import { contractFoldWords } from '../src/lease/contract-overview/words-folds'
import { contractFigureWords } from '../src/lease/contract-overview/words-figures'
import { signingPanelWords } from '../src/lease/signing/words-panel'
import { expectWizardStep, clickWizardButton, depositOption } from './contract-form'
import { makeDepositLease, failNextBankCall, kr, openPaidAccount, pageButton, depositTranslate } from './deposit-form'
import {
  chooseLanguageAndScheme,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  test,
  today,
  expectFieldRefused,
} from './journey'
import { callSandboxControl } from './signing-form'
import { expectNoSidewaysScroll } from './axe'
import { monthsAgo } from './lease-form'
import { handOverWithoutConnection, writeSettlement } from './tenancy-end'
import { depositSettledWords } from '../src/lease/deposit/words-settled'
import { settlementScreenWords } from '../src/lease/settlement/words-screen'
import { noticeWords } from '../src/lease/tenancy/words-notice'
import { tenancyWords } from '../src/lease/tenancy/words'
import { validationWords } from '../src/base/kit/words-validation'

const translate = translateInto('nb')
const says = depositTranslate(translate)
const payer = says('theTenant')
/**
 * The collapsible section about the deposit. The page shows it while the next step is another task.
 */
const panel = (page: Page) => page.getByRole('region', { name: says('title'), exact: true })
const next = (page: Page) => page.locator('.contract-next')
/** The address of a contract with the deposit section open. A reload keeps it open. */
const opened = (id: number) => `/home/contract/${id}?open=deposit`
const dialogButton = (page: Page, text: string) =>
  page.getByRole('dialog').getByRole('button', { name: text, exact: true })

test('a closing that the bank does not answer is noted, told everywhere, and taken back', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id, deposit, now } = await openPaidAccount(product, landlord, 20_000)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, opened(id))
  const values = { missing: kr(16_000), sum: kr(36_000), name: 'Per Hansen', payer }
  await expect(next(page)).toContainText(says('partly', values))

  await failNextBankCall(product, '/cancel', { kind: 'status', status: 500 })
  await pageButton(page, says('close')).click()
  await dialogButton(page, says('close')).click()
  // A stored request continues automatically. The page says so, shows no failure, and offers to withdraw the request.
  await expect(page.getByText(says('noted_toast'))).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(next(page)).toContainText(says('closing', values))
  // The sentence is shown only once.
  await expect(page.getByText(says('closing', values))).toHaveCount(1)
  await expect(pageButton(page, says('close'))).toBeHidden()
  await page.getByRole('link', { name: translate(contractDetailWords, 'back') }).click()
  const listed = page.getByText(translate(contractFigureWords, 'list_closing')).filter({ visible: true })
  await expect(listed).toBeVisible()
  await page.goBack()

  await pageButton(page, says('takeBack')).click()
  await expect(next(page)).toContainText(says('partly', values))
  await page.getByRole('link', { name: translate(contractDetailWords, 'back') }).click()
  await expect(page.getByRole('main')).toContainText('Per Hansen')
  await expect(listed).toHaveCount(0)
  expect((await now()).signicatInfo).toMatchObject({ pending: null, depositStatus: 'founds' })
  const done = await terminations(product.sandboxUrl, deposit)
  expect(done).toBe(0)
})

test('a closing that is at the bank can’t be called back by its dialog, and the page says so', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const { id, deposit } = await openPaidAccount(product, landlord, 0)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, opened(id))
  // The bank carries out the request, but the sandbox holds back its answer and its webhook
  // message.
  await callSandboxControl(product, 'webhooks/hold')
  await failNextBankCall(product, '/cancel', { kind: 'hang' })
  await pageButton(page, says('close')).click()
  await dialogButton(page, says('close')).click()
  await expect(dialogButton(page, says('closeKeep'))).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(next(page)).toContainText(says('closingEmpty'))
  await pageButton(page, says('takeBack')).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Banken har allerede mottatt det')
  await expect(panel(page)).toContainText(says('closedEmpty'))
  await expect(pageButton(page, says('takeBack'))).toBeHidden()
  expect(await terminations(product.sandboxUrl, deposit)).toBe(1)
  await callSandboxControl(product, 'webhooks/release', {})
})

test('a release in the place of a split shows what was asked for, and the split again once it is taken back', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const { id, deposit, now } = await openPaidAccount(product, landlord, 36_000)
  const split = { category: 'SPLIT', amount_tenant: 30_000, amount_landlord: 6000 }
  await landlord.api('POST', `contract/${id}/releaseDeposit`, split)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, opened(id))
  const shared = { tenant: kr(30_000), landlord: kr(6000), payer }
  await expect(next(page)).toContainText(says('splitting', shared))

  const releaseAll = async () => {
    await pageButton(page, says('release')).click()
    await page.getByRole('radio', { name: says('TENANT'), exact: true }).check()
    await dialogButton(page, says('next')).click()
    await dialogButton(page, says('confirm')).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await failNextBankCall(product, '/terminate', { kind: 'garbage' })
  await releaseAll()
  await expect(next(page)).toContainText(says('releasing', { tenant: kr(36_000), payer }))
  await pageButton(page, says('takeBack')).click()
  await expect(next(page)).toContainText(says('splitting', shared))

  // The request is sent again and answered. Now it is done, and the money goes where the page says.
  await releaseAll()
  await expect(panel(page)).toContainText(says('released', { payer }))
  expect((await now()).signicatInfo).toMatchObject({ releasedCategory: 'TENANT', tenantReleaseSum: 36_000 })
  expect(await terminations(product.sandboxUrl, deposit)).toBe(1)
})

test('a dispute takes the day of the bank’s notice, and the page counts the five weeks', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id, now } = await openPaidAccount(product, landlord, 36_000)
  await landlord.api('POST', `contract/${id}/finish`, { deleteIncome: false })
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, opened(id))
  // A contract that has ended can still be refreshed.
  await expect(pageButton(page, translate(signingPanelWords, 'refresh'))).toBeVisible()
  await pageButton(page, says('release')).click()
  await page.getByRole('radio', { name: says('DISPUTE'), exact: true }).check()
  await dialogButton(page, says('next')).click()
  await expect(page.getByRole('dialog')).toContainText(says('noArrears'))
  // The other lists are read again later than the contract. Then the answer is complete.
  let continueReading: () => void = () => undefined
  const isRead = new Promise<void>((resolve) => {
    continueReading = resolve
  })
  await page.route(/\/api\/bilag\/all-types/, async (route) => {
    await isRead
    await route.continue()
  })
  await dialogButton(page, says('confirm')).click()
  await expect(next(page)).toContainText(says('dispute', { payer }))

  const noticed = formatDay(today())
  await pageButton(page, translate(bannerWords, 'settle')).click()
  continueReading()
  await expect(page.getByText(says('DISPUTE_toast', { payer }))).toBeVisible()
  // The answer to the first question leaves the second one open.
  await dialogButton(page, says('next')).click()
  await fieldOf(page.getByRole('dialog'), says('noticed_on')).pressSequentially(noticed)
  await dialogButton(page, says('confirm')).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const { disputeUntil } = (await now()).signicatInfo as unknown as { disputeUntil: string }
  const until = disputeUntil.split('-').toReversed().join('.')
  await expect(next(page)).toContainText(says('disputeUntil', { noticed, until, payer }))
})

test('a lease that opens a deposit account is not signed by hand: the dialog leads to both ways out', async ({
  page,
  product,
  quiet,
}) => {
  quiet.allow(/status of 503/)
  const landlord = await makeLandlord(product)
  const id = await makeDepositLease(product, landlord)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, opened(id))
  const detail = (key: keyof typeof tenancyWords.texts) => translate(tenancyWords, key)
  // Nothing is signed or paid yet, so no account is shown as opened.
  await expect(page.getByText(translate(contractFoldWords, 'deposit_agreed'))).toBeVisible()
  const mark = pageButton(page, detail('sign'))
  await mark.click()
  await expect(page.getByRole('dialog')).toContainText(detail('signNeedsBankid'))
  await dialogButton(page, detail('signSend')).click()
  await expect(page.getByRole('dialog', { name: translate(signingPanelWords, 'sendTitle') })).toBeVisible()

  // A fault stops the payment of the fee, and nothing has happened. The next click opens the page where it is paid.
  await callSandboxControl(product, 'faults', {
    provider: 'stripe',
    path: '/checkout/sessions',
    kind: 'reset',
    times: 2,
  })
  await dialogButton(page, translate(signingPanelWords, 'payGo')).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await dialogButton(page, translate(signingPanelWords, 'payGo')).click()
  await page.waitForURL('**/stripe/checkout/**')
  // The words "pay=success" in the address alone don't mean that the fee is paid.
  await page.goto(`${product.url}/home/contract/${id}?pay=success`)
  await expect(page.getByRole('dialog')).toContainText(says('payCheckText'))
  await dialogButton(page, says('ok')).click()
  await pageButton(page, says('pay')).click()
  await page.waitForURL('**/stripe/checkout/**')

  // Another deposit is chosen instead. The old page can't be paid any more.
  const checkout = page.url()
  await page.goto(`${product.url}/home/contract/${id}`)
  await mark.click()
  await dialogButton(page, detail('signChangeDeposit')).click()
  await expect(page).toHaveURL(/editRentContract=\d+.*step=deposit|step=deposit.*editRentContract=\d+/)
  const body = await landlord.api<object>('GET', `contract/${id}`)
  expect(body).toMatchObject({ is_open_deposit_account: true })
  const wizard = await expectWizardStep(page, translate, 'deposit', 'editTitle')
  await depositOption(wizard, translate, 0).check()
  await clickWizardButton(wizard, translate, 'update')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect
    .poll(async () => (await landlord.api<{ payUrl: string | null }>('GET', `contract/${id}`)).payUrl)
    .toBeNull()
  await expect(async () => {
    await page.goto(checkout)
    await expect(page.getByLabel('Card number', { exact: true })).toBeHidden({ timeout: 500 })
  }).toPass()
})

/** The number of times that the bank has ended this account. */
async function terminations(sandbox: string, deposit: string): Promise<number> {
  const all = (await (await fetch(`${sandbox}/__sandbox/webhooks`)).json()) as { type: string; body: string }[]
  return all.filter(({ type, body }) => type === 'deposit_terminated' && body.includes(deposit)).length
}

/** Types key by key, as a person does. The field is checked after each key. */
async function type(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('Control+a')
  await field.press('Delete')
  await field.pressSequentially(text)
}

test('of a split the other part follows what is typed, øre by øre', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id, deposit: depositId } = await openPaidAccount(product, landlord, 36_000)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, opened(id))
  await pageButton(page, says('release')).click()
  const form = page.getByRole('dialog', { name: says('release') })
  await form.getByRole('radio', { name: says('SPLIT'), exact: true }).check()
  await form.getByRole('button', { name: says('next'), exact: true }).click()
  const field = fieldOf(form, says('amount_landlord'))
  const submit = says('next')
  const other = fieldOf(form, says('amount_tenant'))
  await field.click()
  for (const [key, rest] of [
    ['6', '35 994'],
    ['0', '35 940'],
    ['0', '35 400'],
    ['0', '30 000'],
    // While the number is incomplete, the tenant's part stays empty.
    [',', ''],
    ['5', '29 999,50'],
    ['0', '29 999,50'],
  ] as const) {
    await field.press(key)
    await expect(other).toHaveValue(rest.replace(' ', '\u00a0'))
  }
  const press = (name: string) => form.getByRole('button', { name, exact: true }).click()
  const asked = async () => {
    const sandbox = await fetch(`${product.sandboxUrl}/__sandbox/requests?provider=deposit`)
    const calls = (await sandbox.json()) as { path: string; body: string }[]
    return calls.find(({ path }) => path.endsWith(`/${depositId}/terminate`))
  }
  // Before anything is sent, the dialog shows each party's amount.
  await press(submit)
  const look = form.getByRole('definition')
  await expect(look).toHaveText([kr(29_999.5), kr(6000.5)])
  await expect(form).toContainText(says('sureSPLIT'))
  // Only one step is announced at a time.
  await expect(form.getByText(says('releaseStep', { step: '3', last: '3' }))).toHaveCount(1)
  await expect(form.getByText(says('releaseStep', { step: '1', last: '3' }))).toHaveCount(0)
  await expect(form.getByText(says('releaseStep', { step: '2', last: '3' }))).toHaveCount(0)
  expect(await asked()).toBeUndefined()

  // The tenant gets everything. The landlord makes no claim, so nothing waits for a consent.
  await press(says('back'))
  await type(other, '36000,01')
  await expect(field).toHaveValue('0')
  await press(submit)
  await expectFieldRefused(field, translate(validationWords, 'nothingClaimed'))
  await type(field, '6000,50')
  await press(submit)
  await expect(look).toHaveText([kr(29_999.5), kr(6000.5)])
  await press(says('confirm'))
  await expect(form).toBeHidden()
  expect(JSON.parse((await asked())!.body)).toMatchObject({
    category: 'SPLIT',
    amount: { tenant: 29_999.5, landlord: 6000.5 },
  })
})

for (const width of [1440, 390])
  test(`a tenancy ends on a phone, in settlement and split: the tenant agrees to named items, and the rent is paid, ${width}`, async ({
    page,
    product,
    quiet,
  }) => {
    test.setTimeout(120_000)
    quiet.allow(/ERR_INTERNET_DISCONNECTED/)
    const landlord = await makeLandlord(product)
    const { id, deposit } = await openPaidAccount(product, landlord, 36_000)
    const month = monthsAgo(1, 1).slice(0, 7)
    await landlord.api('PUT', `contract/${id}/rent-account`, { follows_from: month })
    const { owed } = await landlord.api<{ owed: number }>('GET', `contract/${id}/rent-account`)
    expect(owed).toBeGreaterThan(0)
    const received_on = today()
    await landlord.api('POST', `contract/${id}/notice`, {
      by: 'tenant',
      received_on,
      last_day: addDays(received_on, 1),
      agreed: true,
    })
    await page.setViewportSize({ width, height: 900 })
    await chooseLanguageAndScheme(page, { language: 'nb' })
    await openLoggedIn(page, product, landlord, `/home/contract/${id}`)
    const way = (key: 'handoverGo' | 'settlementGo') =>
      page.locator('.contract-leaving').getByRole('link', { name: translate(noticeWords, key) })
    await way('handoverGo').click()
    const remark = await handOverWithoutConnection(page, translate)
    await expectNoSidewaysScroll(page)
    await page.goto(`${product.url}/home/contract/${id}`)
    await way('settlementGo').click()
    await writeSettlement(page, translate, remark, '2500')
    await expectNoSidewaysScroll(page)
    const s = (key: keyof (typeof settlementScreenWords)['texts']) => translate(settlementScreenWords, key)
    await page.getByRole('button', { name: s('pdf'), exact: true }).click()
    await expect(page.getByRole('dialog', { name: /\.pdf/ })).toBeVisible()
    await page.keyboard.press('Escape')

    // The split has the settlement's sums, and names its items before anything is sent.
    await page.getByRole('link', { name: s('ask') }).click()
    const form = page.getByRole('dialog', { name: says('release') })
    await expect(form.getByRole('radio', { name: says('SPLIT'), exact: true })).toBeChecked()
    await dialogButton(page, says('next')).click()
    await expect(form).toContainText(remark)
    await dialogButton(page, says('next')).click()
    await expect(form).toContainText(translate(depositSettledWords, 'paysRent', { rent: kr(owed) }))
    await expectNoSidewaysScroll(page)
    await dialogButton(page, says('confirm')).click()
    await expect(form).toBeHidden()
    const email = `per${landlord.houseId}@example.no`
    expect((await product.mailTo(email, remark)).text.replaceAll('\u00a0', ' ')).toContain(`${remark}, kr 2 500`)

    // The tenant agrees at the bank. The rent is paid with it.
    await callSandboxControl(product, `deposit/${deposit}/agree`)
    await expect
      .poll(async () => {
        await landlord.api('POST', `contract/${id}/refresh`)
        return (await landlord.api<{ owed: number }>('GET', `contract/${id}/rent-account`)).owed
      })
      .toBe(0)
  })
