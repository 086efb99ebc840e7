import type { Page } from '@playwright/test'
import { queryEmbedded } from '../src/base/embedded/test-query'
import { formatKr, ore } from '../src/base/kit/money'
import { depositPanelWords } from '../src/lease/deposit/words-panel'
import { expect, type Landlord, type Translate } from './journey'
import { contract } from './lease-form'
import type { Product } from './product'
import { callSandboxControl, addSubscription, type ContractWithSigning } from './signing-form'

export const kr = (amount: number): string => formatKr(ore(amount * 100))

export type DepositTranslate = (key: keyof typeof depositPanelWords.texts, values?: Record<string, string>) => string
export const depositTranslate =
  (translate: Translate): DepositTranslate =>
  (key, values = {}) =>
    translate(depositPanelWords, key, { payer: translate(depositPanelWords, 'theTenant'), ...values })

/** A lease with a deposit account of 36 000 that is not sent yet. Its landlord has a subscription. */
export async function makeDepositLease(product: Product, landlord: Landlord, more: object = {}): Promise<number> {
  await addSubscription(product, landlord)
  const { id } = await contract(landlord, {
    tenant_email: `per${landlord.houseId}@example.no`,
    is_open_deposit_account: true,
    deposit_sum: 36_000,
    deposit_count_payment_day: 30,
    deposit_account: null,
    deposit_payment_deadline: null,
    ...more,
  })
  return id
}

export interface OpenedAccount {
  readonly id: number
  /** The bank's id of the deposit account. */
  readonly deposit: string
  readonly now: () => Promise<ContractWithSigning>
}

/** A lease with a deposit that everybody has signed. The amount was paid into its deposit account. */
export async function openPaidAccount(product: Product, landlord: Landlord, amount: number): Promise<OpenedAccount> {
  const id = await makeDepositLease(product, landlord)
  const now = () => landlord.api<ContractWithSigning>('GET', `contract/${id}`)
  const { payUrl } = await landlord.api<{ payUrl: string }>('POST', `contract/${id}/create-deposit`)
  await callSandboxControl(product, `stripe/checkout/${/cs_\w+/.exec(payUrl)![0]}/complete`, { outcome: 'paid' })
  const sent = async () => (await now()).signicatInfo?.state
  await expect.poll(sent).toBe('tenants')
  const { depositId } = (await now()).signicatInfo!
  const order = 'select provider_id from signing where contract_id = $1'
  const [{ provider_id: document } = { provider_id: '' }] = await queryEmbedded<{ provider_id: string }>(
    product.dataDir,
    order,
    [id],
  )
  for (const externalSignerId of [`contract:${id}:tenant`, `contract:${id}:rev1:landlord`])
    await callSandboxControl(product, `signicat/documents/${document}/sign`, { externalSignerId })
  const read = async () => {
    await landlord.api('POST', `contract/${id}/refresh`)
    return (await now()).signicatInfo
  }
  await expect.poll(async () => (await read())?.depositStatus).toBe('opened')
  await expect.poll(async () => (await read())?.state).toBe('signed')
  if (amount > 0) {
    await callSandboxControl(product, `deposit/${depositId}/fund`, { amount })
    await expect.poll(async () => (await read())?.founds).toBe(amount)
  }
  return { id, deposit: depositId!, now }
}

/** Makes the next call of the bank fail. */
export const failNextBankCall = (product: Product, path: string, more: object): Promise<void> =>
  callSandboxControl(product, 'faults', { provider: 'deposit', path, ...more })

/** A button of the contract's page, and one of the dialog. */
export const pageButton = (page: Page, text: string) =>
  page.getByRole('main').getByRole('button', { name: text, exact: true })
