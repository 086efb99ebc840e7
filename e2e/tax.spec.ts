import type { Page, Route } from '@playwright/test'
import { expenseWords } from '../src/books/expense/words'
import { externalEndWords } from '../src/app/web/external-login/words-ended'
import { taxPageWords } from '../src/app/web/tax/words'
import { taxFailureWords } from '../src/app/web/tax/words-failure'
import { houseWords } from '../src/landlord/house/words'
import { taxSubscriptionWords } from '../src/year/tax/words-subscription'
import { uiWords } from '../src/base/ui/words/words'
import { shellWords } from '../src/app/web/words'
import { taxLineWords } from '../src/books/tax-line/words'
import { taxCheckWords } from '../src/year/tax/words-check'
import { taxHousesWords } from '../src/year/tax/words-houses'
import { taxScreenWords } from '../src/year/tax/words-screen'
import { taxTableWords } from '../src/year/tax/words-table'
import { receiptWords } from '../src/year/tax-return/words-receipt'
import { isSetAsideMonthly, setAsideAMonth } from '../src/year/tax/rules-estimate'
import { dateOf, monthOf } from '../src/base/kit/day'
import { formatKr, ore } from '../src/base/kit/money'
import { today } from '../src/base/ui/words/today'
import { expectNoSidewaysScroll } from './axe'
import { addIncome } from './books-form'
import { saveButton } from './expense-form'
import {
  chooseLanguageAndScheme,
  currentYear,
  en,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  ssn,
  test,
  typeInto,
} from './journey'
import { alterAnswer } from './screen'
import { addSubscription } from './signing-form'
import { linesOf, previewedProperties } from './tax-figures'
import { lastYear, makeTaxYear, taxpayerPid } from './tax-year'
import { pageWords } from './page-words'

const refusal = (status: number, message: string, fields?: object) => (route: Route) =>
  route.fulfill({ status, json: { message, requestId: 'R-1', ...(fields && { fields }) } })

/** Replaces the server's answer to the next preview or submission. */
async function answer(page: Page, call: 'getSkatteetatenView' | 'send-new-form', how: (route: Route) => unknown) {
  await page.unroute(`**/api/altinn/${call}`)
  await page.route(`**/api/altinn/${call}`, how)
}

test('the login is good for five minutes, and whatever the tax authority answers is said with what to do', async ({
  page,
  product,
  quiet,
}) => {
  quiet.allow(/status of 50\d|ERR_FAILED/)
  const landlord = await makeLandlord(product)
  // Houses that have something to enter in the page's year are ticked.
  await addIncome(landlord, { title: 'Husleie', sum: 1000, start_date: '2024-01-01', end_date: '2024-01-31' })
  // Without a subscription the page says what a subscription offers. After the payment, the requested page opens.
  await openLoggedIn(page, product, landlord, '/altinn?year=2024')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(taxSubscriptionWords, 'title'))
  await expect(page).toHaveURL(`${product.url}/altinn/subscription?year=2024`)
  await addSubscription(product, landlord)
  await page.reload()
  await expect(page).toHaveURL(`${product.url}/altinn?year=2024`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(taxPageWords, 'title', { year: 2024 }))

  // The login has the time at which the account was created, a moment ago.
  const { created_at: since } = await landlord.api<{ created_at: string }>('GET', 'profile')
  await page.clock.install()
  /** The person whose electronic id is logged in. Null: none. */
  let lives: string | null = ssn
  await alterAnswer(page, 'profile', (is) => ({
    ...is,
    difiData: lives
      ? { expire: Math.floor(Date.parse(since) / 1000) + 600, ssn: lives, party_name: 'Kari Nordmann' }
      : null,
    difiSince: lives ? since : null,
  }))
  await page.reload()
  const panel = page.getByRole('region', { name: en(taxPageWords, 'authority') })
  const preview = panel.getByRole('button', { name: en(taxPageWords, 'preview') })
  const send = panel.getByRole('button', { name: en(taxPageWords, 'send') })
  const alert = panel.getByRole('alert')
  await expect(panel).toContainText(en(taxPageWords, 'loggedIn', { name: 'Kari Nordmann', id: '291248 •••••' }))

  // While one call is running, the other waits.
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await answer(page, 'send-new-form', async (route) => {
    await held
    await refusal(422, 'formValidationFailed', { 'houseIds.0': 'propertyUnknown' })(route)
  })
  await send.click()
  await expect(preview).toBeDisabled()
  go()
  await expect(alert).toContainText(en(taxFailureWords, 'formTitle'))
  await expect(alert).toBeFocused()
  await expect(
    alert.getByRole('link', { name: en(taxFailureWords, 'toHouse', { house: 'Storgata 12' }) }),
  ).toHaveAttribute('href', `/home/house-info/edit?house=${landlord.houseId}`)
  for (const [status, reason, title] of [
    [409, 'previewFirst', 'firstTitle'],
    [409, 'businessReturn', 'businessTitle'],
    [409, 'nothingToEnter', 'nothingTitle'],
    [422, 'noDeclarationFound', 'noneTitle'],
    [502, 'errorSending', 'sendingTitle'],
    [502, 'unknownTaxError', 'unknownTitle'],
  ] as const) {
    await answer(page, 'send-new-form', refusal(status, reason))
    await send.click()
    await expect(alert).toContainText(en(taxFailureWords, title))
    await expect(alert.getByRole('link', { name: en(taxFailureWords, 'support') })).toBeVisible()
  }
  // The draft says something else about the use of a house. Nothing is sent before the landlord has confirmed it.
  const uses = [{ houseId: landlord.houseId, home_use: 'own_home', in_draft: ['sekundaerbolig'] }]
  const confirmed: unknown[] = []
  await answer(page, 'send-new-form', async (route) => {
    confirmed.push((route.request().postDataJSON() as { uses_confirmed: unknown }).uses_confirmed)
    await route.fulfill({ status: 409, json: { message: 'homeUseDiffers', requestId: 'R-1', uses } })
  })
  const question = page.getByRole('dialog', { name: en(taxFailureWords, 'useTitle') })
  const values = { house: 'Storgata 12', draft: 'secondary home', use: en(houseWords, 'own_homeShort') }
  for (const click of [en(uiWords, 'cancel'), en(taxFailureWords, 'useConfirm')]) {
    await send.click()
    await expect(question).toContainText(en(taxFailureWords, 'useDiffers', values))
    await question.getByRole('button', { name: click, exact: true }).click()
  }
  await expect.poll(() => confirmed).toEqual([[], [], [landlord.houseId]])
  await question.getByRole('button', { name: en(uiWords, 'cancel'), exact: true }).click()
  // A lost answer is neither a success nor a failure.
  await answer(page, 'send-new-form', (route) => route.abort())
  await send.click()
  await expect(alert).toContainText(en(taxPageWords, 'unknownTitle'))
  await answer(page, 'getSkatteetatenView', refusal(502, 'errorSending'))
  await preview.click()
  await expect(alert).toContainText(en(taxFailureWords, 'sendingTitle'))
  // Sending the whole return needs another confirmation.
  await panel.getByRole('radio', { name: en(taxPageWords, 'komplett') }).check()
  await send.click()
  await page
    .getByRole('dialog', { name: en(taxPageWords, 'confirmTitle') })
    .getByRole('button', { name: 'Cancel' })
    .click()

  // Five minutes later another login is needed, at once and at every click.
  await page.clock.fastForward(300_000)
  const old = page.getByRole('dialog', { name: en(taxPageWords, 'oldTitle') })
  await old.getByRole('button', { name: en(taxPageWords, 'notNow') }).click()
  await expect(panel).toContainText(en(taxPageWords, 'tooOld'))
  await preview.click()
  await expect(old).toBeVisible()
  await old.getByRole('button', { name: en(taxPageWords, 'notNow') }).click()
  // When the login is over, it is offered again.
  lives = null
  await page.clock.fastForward(300_000)
  await expect(panel.getByRole('button', { name: en(taxPageWords, 'logIn') })).toBeVisible()
  await expect(page.getByRole('region', { name: en(externalEndWords, 'label') })).toBeVisible()
  // Nothing was sent, and the tab of the year says so.
  await expect(
    page.getByRole('navigation', { name: en(taxPageWords, 'years') }).getByRole('link', { name: '2024' }),
  ).toContainText(en(taxPageWords, 'notSent'))
})

const translate = translateInto('nb')
const t = (key: keyof typeof taxPageWords.texts, values?: Record<string, string | number>) =>
  translate(taxPageWords, key, values)
const f = (key: keyof typeof taxScreenWords.texts, values?: Record<string, string | number>) =>
  translate(taxScreenWords, key, values)
test('a year of two houses is checked, previewed, sent and kept, and what changes afterwards is told', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
  await product.freeElectronicIds()
  const landlord = await makeTaxYear(product)
  await addSubscription(product, landlord)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/home')
  await page.getByRole('link', { name: translate(shellWords, 'tax'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title', { year: lastYear }))

  // Only the chosen houses count, also after a reload.
  const table = page.getByRole('table', { name: f('lines') })
  const net = async (column: string) => (await linesOf(table, column))[f('net')]
  const sum = translate(taxTableWords, 'sum')
  await expect(page.getByRole('checkbox', { name: 'Nygårdsgaten' })).toBeChecked()
  const tab = (of: number) => page.getByRole('navigation', { name: t('years') }).getByRole('link', { name: String(of) })
  await expect(tab(lastYear)).toHaveText(`${lastYear} ${t('ofYear', { state: t('notSent') })}`)
  await expect(tab(lastYear - 1)).toHaveText(`${lastYear - 1} ${t('ofYear', { state: t('noBooks') })}`)
  const both = await net(sum)
  expect(both).toBeTruthy()
  await page.getByRole('checkbox', { name: 'Nygårdsgaten' }).uncheck()
  await expect.poll(() => net(sum)).toBe(await net('Markveien'))
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Nygårdsgaten' })).not.toBeChecked()
  expect(await net('Markveien')).toBeTruthy()
  expect(await net(sum)).toBe(await net('Markveien'))
  await page.getByRole('button', { name: translate(taxHousesWords, 'selectAll') }).click()
  await expect.poll(() => net(sum)).toBe(both)

  // A row opens its vouchers in place and moves no column. Back leads from a voucher to the open row.
  const places = () =>
    table.getByRole('columnheader').evaluateAll((heads) =>
      heads.map((head) => {
        const { left, width, height } = head.getBoundingClientRect()
        return [left, width, height]
      }),
    )
  const before = await places()
  await table.getByRole('button', { name: translate(taxLineWords, 'maintenance') }).click()
  const behind = table.getByRole('row', { name: /^Maling/ })
  await expect(behind).toContainText('12\u00a0345,50')
  expect(await places()).toEqual(before)
  await behind.getByRole('link', { name: 'Maling' }).click()
  await expect(page.getByRole('dialog', { name: 'Maling' })).toBeVisible()
  await page.goBack()
  await expect(behind).toBeVisible()
  await table.getByRole('button', { name: translate(taxLineWords, 'maintenance') }).click()
  await expect(behind).toBeHidden()

  // Each sum of the books links to its vouchers, and each voucher in that list has a link. Back returns through the
  // same pages.
  await table.getByRole('link', { name: new RegExp(`: ${f('expenses')}, Markveien$`) }).click()
  const list = page.getByRole('dialog', { name: f('ofHouse', { what: f('expenses'), house: 'Markveien' }) })
  await list.getByRole('link', { name: 'Maling' }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog', { name: 'Maling' })).toBeVisible()
  await page.goBack()
  await expect(list).toBeVisible()
  await page.goBack()

  // The sheet contains both houses. Each amount can be copied.
  await page.getByRole('link', { name: translate(pageWords, '/altinn/sheet') }).click()
  const sheet = page.getByRole('region', { name: 'Nygårdsgaten', exact: true })
  const gross = translate(taxLineWords, 'income')
  await expect(sheet.getByRole('row', { name: gross })).toContainText('96\u00a0000')
  const copy = translate(uiWords, 'copyOf', { what: f('amountOf', { line: gross }) })
  await expect(sheet.getByRole('button', { name: copy })).toBeVisible()
  await page.goBack()

  const panel = page.getByRole('region', { name: t('authority') })
  await panel.getByRole('button', { name: t('logIn') }).click()
  await page.getByRole('button', { name: 'Log in as Kari Nordmann' }).click()
  await expect(page).toHaveURL(`${product.url}/altinn#tax-authority`)
  // ID-porten gives no name. Altinn gives it.
  await expect(panel).toContainText(t('loggedIn', { name: 'Kari Nordmann', id: '298174 •••••' }))

  // The authority's figures are the page's, to the krone.
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    panel.getByRole('button', { name: t('preview') }).click(),
  ])
  await popup.waitForURL((at) => at.href.startsWith(`${product.sandboxUrl}/skatteetaten/`))
  const theirs = await previewedProperties(popup)
  for (const [house, address] of [
    ['Markveien', 'Markveien 12'],
    ['Nygårdsgaten', 'Nygårdsgaten 88'],
  ] as const) {
    const ours = await linesOf(table, house)
    expect(ours[gross]).toBeTruthy()
    const property = Object.entries(theirs).find(([title]) => title.startsWith(address))![1]
    for (const [name, label] of [
      ['Brutto leieinntekt', gross],
      ['Vedlikehold', translate(taxLineWords, 'maintenance')],
      ['Kommunale avgifter', translate(taxLineWords, 'municipal_taxes')],
      ['Andre kostnader', translate(taxLineWords, 'other_costs')],
      ['Kjøp i året', f('lineBought')],
      ['Sjablongavskrivning av innbo, 15 %', translate(taxLineWords, 'flat_rate')],
    ] as const)
      expect(property[name], `${house}: ${name}`).toBe(ours[label])
    expect(property['Netto']).toBe(ours[f('net')]!)
  }
  await popup.close()

  await panel.getByRole('button', { name: t('send') }).click()
  await expect(panel).toContainText(t('sentText', { year: lastYear }), { timeout: 60_000 })
  const receipt = page.getByRole('region', { name: translate(receiptWords, 'title') })
  await expect(receipt).toContainText('Kari Nordmann')
  await expect(receipt).toContainText(translate(receiptWords, 'unchanged'))
  await expect(receipt).toContainText(translate(receiptWords, 'acceptedText'))
  // The one filled button is the next task. Without changes, sending again is not offered.
  const filled = panel.locator('.mantine-Button-root[data-variant=filled]')
  await expect(filled).toHaveText(`${t('remains')} ${t('newTab')}`)
  await expect(panel.getByRole('button', { name: t('sendAgain') })).toHaveCount(0)
  await expect(tab(lastYear)).toHaveText(`${lastYear} ${t('ofYear', { state: t('yearSent') })}`)
  // The notes about possible omissions no longer block anything.
  await expect(page.getByRole('region', { name: translate(taxCheckWords, 'titleSent') })).toContainText(
    translate(taxCheckWords, 'hintSent'),
  )
  // The receipt offers the same page of the authority again.
  await receipt.locator('.receipt-newest > summary').click()
  await receipt.getByRole('link', { name: translate(receiptWords, 'again') }).click()
  await expect(panel.getByRole('button', { name: t('sendAgain') })).toHaveAttribute('data-variant', 'default')
  await expect(filled).toHaveText(`${t('remains')} ${t('newTab')}`)
  await page.goBack()
  await expect(panel.getByRole('button', { name: t('sendAgain') })).toHaveCount(0)

  // The browser keeps nothing about the person or the login, and no address of ours contained it.
  const inBrowser = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
  )
  const ours = addresses.filter((at) => at.startsWith(product.url)).join(' ')
  for (const secret of [taxpayerPid, 'eyJ']) {
    expect(inBrowser).not.toContain(secret)
    expect(ours).not.toContain(secret)
  }

  // A voucher that is changed afterwards is reported with both sums.
  await page.goto(`${product.url}/altinn?edit=${landlord.painting}`)
  const form = page.getByRole('dialog', { name: translate(expenseWords, 'editTitle') })
  await typeInto(fieldOf(form, translate(expenseWords, 'sum')), '5000')
  await saveButton(form, translate).click()
  await expect(form).toBeHidden()
  const row = receipt.getByRole('row', { name: /Maling/ })
  await expect(row).toContainText('12\u00a0345,50')
  await expect(row).toContainText('5\u00a0000,00')
  // The line that differs shows the sent sum next to the current one, and a link leads to sending.
  // Other lines show no sent sum.
  const differing = table.locator('tr[data-differs]')
  await expect(differing).toHaveCount(1)
  await expect(differing).toContainText('165\u00a0000')
  await expect(differing.locator('[data-beside]')).toHaveText('172\u00a0346')
  await expect(table.getByRole('columnheader').last()).toHaveText(translate(taxTableWords, 'sent'))
  await page.getByRole('link', { name: translate(taxTableWords, 'sendChange') }).click()
  await expect(panel).toBeFocused()
  // Now the return can be sent again, but that is not the next task.
  await expect(panel).toContainText(t('changed_one', { count: 1 }))
  await expect(panel.getByRole('button', { name: t('sendAgain') })).toHaveAttribute('data-variant', 'default')
  await expect(filled).toContainText(t('remains'))
})

test('the running year shows what is recorded, what is expected, what to set aside, and which papers are missing', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await addSubscription(product, landlord)
  await addIncome(landlord, { start_date: `${currentYear}-01-01`, end_date: `${currentYear}-12-31`, sum: 240_000 })
  await landlord.expense({ cost_type: 'municipal_taxes', sum: 1000, date: `${currentYear}-01-15`, repeat: 'monthly' })
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, '/altinn')
  const years = page.getByRole('navigation', { name: t('years') })
  await years.getByRole('link', { name: String(currentYear) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title', { year: currentYear }))
  // Only the year that is shown is marked.
  await expect(years.locator('[aria-current]')).toHaveText(`${currentYear} ${t('ofYear', { state: t('running') })}`)

  // 22 % of 240 000 less twelve times 1 000.
  const tax = ore(50_160_00)
  const mirror = page.getByRole('region', { name: t('mirror') })
  const amount = formatKr(tax, 'needed')
  await expect(mirror).toContainText(t('taxWillBe', { year: currentYear, amount }))
  await expect(mirror).toContainText(
    isSetAsideMonthly(today())
      ? t('setAside', { amount: formatKr(setAsideAMonth(tax, today()), 'needed') })
      : t('setAsideAll', { settled: currentYear + 1 }),
  )
  await mirror.getByText(t('forecasts')).click()
  await expect(mirror).toContainText(formatKr(ore(228_000_00), 'needed'))
  const monthly = mirror.getByText(t('forecastMonth'))
  await expect(monthly).toHaveCount(isSetAsideMonthly(today()) ? 1 : 0)
  const table = page.getByRole('table', { name: f('lines') })
  const expected = translate(taxTableWords, 'expected', { year: currentYear })
  await expect(table.getByRole('columnheader').last()).toHaveText(expected)
  expect(await linesOf(table, expected)).toEqual({
    [translate(taxLineWords, 'income')]: '240000',
    [translate(taxLineWords, 'municipal_taxes')]: '12000',
    [f('net')]: '228000',
  })
  const made = monthOf(today()) - (dateOf(today()) < 15 ? 1 : 0)
  const row = table.getByRole('row', { name: new RegExp(`^${translate(taxLineWords, 'municipal_taxes')}`) })
  if (made > 0) await expect(row).toContainText(translate(taxTableWords, 'missing_other', { count: made }))
  // Nothing can be sent before the year is over.
  await expect(page.getByText(translate(taxCheckWords, 'hintRunning'))).toBeVisible()
  await expect(page.getByRole('region', { name: t('authority') })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
})
