import { passTime } from './calendar'
import { landlordsOf } from './commands'
import { password } from './commands-account'
import { countSeen, recordViolation, type Landlord, type Life } from './life'
import { callAsLandlord, readAsLandlord } from './landlord-call'
import { hour } from './time'

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** A query that looks for a text in the rows of all tables. */
async function searchOf({ product }: Life): Promise<string> {
  const { rows } = await product.watcher.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows
    .map(({ name }) => `select '${name}' as name from ${quoted(name)} as row where row::text ~* $1`)
    .join(' union ')
}

/** Texts that show who rented from a landlord: of all leases once the account is deleted, otherwise of erased leases. */
const erasedOf = ({ contracts, isDeleted, mark }: Landlord): string[] => [
  ...contracts
    .filter(({ isErased }) => isDeleted || isErased)
    .flatMap(({ tenants }) => tenants.map(({ email }) => email.replace('.', '\\.'))),
  ...(isDeleted ? [`Inntekt${mark}`] : []),
]

/** No table may contain a person who was erased. */
export async function checkErased(life: Life): Promise<void> {
  const erased = life.landlords.flatMap(erasedOf)
  if (erased.length === 0) return
  const { rows } = await life.product.watcher.query<{ name: string }>(await searchOf(life), [
    `\\y(${erased.join('|')})`,
  ])
  for (const { name } of rows) recordViolation(life, 'who was erased stands nowhere', `table ${name}`)
}

/** Ends an account's subscription at the payment provider at once. */
async function endSubscription({ payment }: Life, { id }: Landlord): Promise<void> {
  const own = new Set(payment.customers.filter(({ account }) => account === String(id)).map((each) => each.id))
  for (const one of payment.subscriptions)
    if (own.has(one.customer) && one.status !== 'canceled') await payment.end(one)
}

/** At the end everybody ends the subscription and deletes the account. The birth dates are made unreadable first. */
export async function deleteAllAccounts(life: Life): Promise<void> {
  for (const landlord of landlordsOf(life)) await endSubscription(life, landlord)
  await passTime(life, 6 * hour)
  for (const landlord of landlordsOf(life)) {
    const profile = await readAsLandlord<{ subscriptionActive: boolean }>(life, landlord, 'profile')
    if (profile?.subscriptionActive !== false) continue
    for (const table of ['incomebilag', 'contract'])
      await life.product.watcher.query(`update ${table} set tenant_birthday = 'unreadable' where account_id = $1`, [
        landlord.id,
      ])
    const { came, status, reason } = await callAsLandlord(life, landlord, 'DELETE', 'profile', { body: { password } })
    countSeen(life, `leave: ${status} ${reason}`.trim())
    landlord.isDeleted = came === 'done'
  }
  await passTime(life, hour)
  await checkErased(life)
}
