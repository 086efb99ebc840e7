import { dayFromNow, signedContract } from './lease-form'
import {
  chooseLanguageAndScheme,
  expect,
  fieldOf,
  makeLandlord,
  openLoggedIn,
  test,
  today,
  translateInto,
} from './journey'
import { inboxWords } from '../src/app/web/inbox/words'
import { settlementScreenWords } from '../src/lease/settlement/words-screen'

const translate = translateInto('nb')
const s = (key: keyof (typeof settlementScreenWords)['texts'], values = {}) =>
  translate(settlementScreenWords, key, values)

const ownAccount = {
  deposit_sum: 30_000,
  deposit_account: 'NO9386011117947',
  deposit_payment_deadline: today(),
}

test('a settlement ends its line of the to-do list at once, and an older one keeps what came of it', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const { id } = await signedContract(landlord, ownAccount)
  await landlord.api('POST', `contract/${id}/finish`, {})
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}/settlement`)
  const lines = page.getByText(translate(inboxWords, 'badge_one', { count: 1 }))
  await expect(lines.first()).toBeAttached()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const make = async (start: 'write' | 'writeNew') => {
    await press(s(start))
    await press(s('save'))
    await expect(page.getByRole('button', { name: s('save'), exact: true })).toBeHidden()
  }
  await make('write')
  await expect(lines).toHaveCount(0)

  await press(s('outcome'))
  const dialog = page.getByRole('dialog', { name: s('outcome') })
  await dialog.getByRole('radio', { name: s('answer_refused') }).check()
  await expect(fieldOf(dialog, s('paidOn'))).toBeVisible()
  const answered = fieldOf(dialog, s('answeredOn'))
  await answered.pressSequentially(dayFromNow(0))
  await dialog.getByRole('button', { name: s('outcomeSave'), exact: true }).click()
  const refused = page.getByText(s('refusedOn', { day: dayFromNow(0) }))
  await expect(refused).toBeVisible()
  await make('writeNew')
  await expect(refused).toBeVisible()
  await expect(page.getByRole('button', { name: s('outcome'), exact: true })).toHaveCount(1)
})

test('without a deposit only the tenant’s answer is recorded', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id } = await signedContract(landlord)
  await landlord.api('POST', `contract/${id}/settlement`, { items: [{ kind: 'damage', text: 'Rute', sum: 900 }] })
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}/settlement`)
  await page.getByRole('button', { name: s('outcomeAnswer'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: s('outcomeAnswer') })
  await expect(dialog.getByRole('radio', { name: s('answer_agreed') })).toBeVisible()
  await expect(dialog.getByText(s('paidOn'))).toHaveCount(0)
})
