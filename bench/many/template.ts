import type pg from 'pg'
import { hashOf } from '../../src/base/call/secret-hash'
import type { Encryption } from '../../src/base/db/encryption'
import { decryptBytes } from '../../src/lease/document/service-stored'
import { signedLeaseEncryption } from '../../src/lease/document/service-signed-store'
import { testContract } from '../../src/lease/contract/test-contract'
import { passwordService } from '../../src/landlord/credentials/service-password'
import { callsAs } from '../calls'
import { password, tokenOf, type Months } from './fill'

/** The data that the product has written for one lease. All other leases are copies of it. */
export interface Template {
  readonly papers: readonly {
    readonly lang: string
    readonly edition: string
    readonly bytes: Buffer
    readonly drawnFrom: string
  }[]
}

/** An account number above all landlords of the database. It is removed before they are created. */
const account = 900_000_000
const { answerOf, post } = callsAs({ authorization: `Bearer ${tokenOf(account)}` })

/** Lets the product at `url` write and sign one lease. Keeps its row as `bench.contract` and removes everything else of it. */
export async function writeTemplate(
  client: pg.Client,
  url: string,
  encryption: Encryption,
  { due }: Months,
  picture: Uint8Array<ArrayBuffer>,
): Promise<Template> {
  await client.query('create schema bench')
  await client.query('create table bench.password as select $1::text as hash', [await passwordService().hash(password)])
  await client.query(
    `insert into account (id, email, "passwordHash", language, "firstName", "lastName", phone, city, address, postcode, "isAgreePolicy", is_register_finished,
       "subscriptionActive", created_at, updated_at) overriding system value
     values ($1, 'template@many.invalid', '', 'nb', 'Kari', 'Nordmann', '90012345', 'Oslo', 'Storgata 1', '0155', true, true, true, now(), now())`,
    [account],
  )
  await client.query(
    `insert into session ("tokenHash", account_id, created_at, seen_at, ends_at) values ($1, $2, now(), now(), now() + interval '1 day')`,
    [hashOf(tokenOf(account)), account],
  )
  const house = await post<{ id: number }>(url, 'house', {
    name: 'Storgata 1',
    address: 'Storgata 1',
    postcode: '0155',
    city: 'Oslo',
  })
  const form = new FormData()
  form.set('file', new Blob([picture]), 'plantegning.png')
  const file = await answerOf<{ url: string }>(url, 'document', { method: 'POST', body: form })
  const dates = { start_date: due, first_payment_date: due }
  const contract = await post<{ id: number }>(url, 'contract', testContract(house.id, [file.url], dates))
  await post(url, `contract/${contract.id}/sign-manual`, { documents: [] })
  await client.query('create table bench.contract as select * from contract where id = $1', [contract.id])
  const { rows } = await client.query<{
    id: string
    lang: string
    edition: string
    paper: string
    drawn_from: string
    sha256: string
  }>('select id, lang, edition::text, paper, drawn_from, sha256 from signed_lease where contract_id = $1 order by id', [
    contract.id,
  ])
  const papers = rows.map(({ id, lang, edition, ...stored }) => {
    const context = (column: 'paper' | 'drawn_from') => signedLeaseEncryption.context(column, Number(id))
    const bytes = Buffer.from(decryptBytes(stored, context('paper'), encryption))
    return { lang, edition, bytes, drawnFrom: encryption.decrypt(stored.drawn_from, context('drawn_from')) }
  })
  await client.query('set session_replication_role = replica')
  for (const table of [
    'signed_lease',
    'incomebilag',
    'contract_list',
    'contract',
    'document',
    'supplier',
    'house',
    'session',
  ])
    await client.query(`delete from ${table} where account_id = $1`, [account])
  await client.query('delete from account where id = $1', [account])
  await client.query('set session_replication_role = origin')
  return { papers }
}
