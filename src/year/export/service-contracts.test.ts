import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp, testHouse, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import { readWorkbook, sheetRecords } from '../../base/file/test-sheet'
import { unzip } from '../../base/file/test-zip'
import { readPdf } from '../../base/pdf/test-pdf'
import { houseCalls } from '../../landlord/house/calls'
import { contractCalls } from '../../lease/contract/calls'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { regulationCalls } from '../../lease/regulation/calls'
import { testContract } from '../../lease/contract/test-contract'
import { coTenant } from '../../lease/party/test-party-rules'

let app: TestApp
beforeAll(async () => void (app = await testApp({ now: '2026-11-20T10:00:00.000Z' })))
afterAll(() => app.close())

const eva = { first_name: 'Eva', last_name: 'Lie', birthday: '1970-02-28', email: 'eva@example.no' }
const url = async (token: string, name: string, bytes: Uint8Array) =>
  (JSON.parse((await app.upload(token, name, bytes)).body) as { url: string }).url

describe('the export', () => {
  it('holds contracts as records, as a sheet, on paper, and with what is attached and signed, those of deleted houses too', async () => {
    const { token, id, houseId } = await app.landlord()
    const [rules, paper] = [
      await url(token, 'Lease.pdf', samplePdf('regler')),
      await url(token, 'signert.pdf', samplePdf('signert')),
    ]
    const write = async (house: number, more: object = {}) =>
      await app.call(
        contractCalls.create,
        { body: testContract(house, [rules], { tenant_last_name: 'Æsøy', other: 'Hagen deles. #import', ...more }) },
        { token },
      )
    const first = await write(houseId, {
      deposit_sum: 36_000,
      deposit_account: 'NO9386011117947',
      deposit_payment_deadline: '2026-12-01',
    })
    await app.call(
      contractCalls.createChecklist,
      { params: { id: String(first.id) }, body: { options: ['mailbox'] } },
      { token },
    )
    await app.call(
      tenancyCalls.signManual,
      { params: { id: String(first.id) }, body: { documents: [paper] } },
      { token },
    )
    await app.call(
      regulationCalls.regulate,
      { params: { id: String(first.id) }, body: { month_sum: 12_100, from: '2027-02-01' } },
      { token },
    )
    const sold = await app.call(houseCalls.create, { body: { ...testHouse, name: 'Solgt hus' } }, { token })
    const second = await write(sold.id, {
      co_tenants: [coTenant()],
      co_landlords: [eva],
      dwelling_kind: 'room',
      rooms: 2,
      type: 'time-bound',
      end_date: '2027-01-14',
    })
    await app.db
      .updateTable('house')
      .set({ deleted_at: app.now() })
      .where('account_id', '=', id)
      .where('id', '=', sold.id)
      .execute()

    const files = unzip(
      (await app.raw('GET', '/api/export', undefined, { token, headers: { 'accept-language': 'en' } })).bytes,
    )
    const workbook = readWorkbook(files.get('husbok.xlsx')!)
    const folder = `files/Storgata 12 (${houseId})/2026-01-15 Per Æsøy (contract 1)`
    const [one, two] = JSON.parse(files.get('data/contracts.json')!.toString('utf8')) as [
      Record<string, unknown>,
      Record<string, unknown>,
    ]
    expect(one).toMatchObject({
      id: first.id,
      additionalId: 1,
      month_sum: 12_000,
      rents: [
        { from: '2026-01-01', month_sum: 12_000 },
        { from: '2027-02-01', month_sum: 12_100 },
      ],
      deposit_sum: 36_000,
      tenant_birthday: '1990-05-17',
      status: 'active',
      signatureType: 'manual',
    })
    expect(two).toMatchObject({ id: second.id, additionalId: 2, status: 'draft' })
    const paths = (record: Record<string, unknown>, key: string) =>
      (record[key] as { path: string }[]).map(({ path }) => path)
    expect([paths(one, 'files'), paths(one, 'signed_files'), one['papers']]).toEqual([
      [`${folder}/Lease.pdf`],
      [`${folder}/signert.pdf`],
      // The attached file is already called Lease.pdf. The zip contains the lease document in each stored language.
      [
        `${folder}/Lease (2).pdf`,
        `${folder}/Lease, Norwegian and English.pdf`,
        `${folder}/Handover list.pdf`,
        `${folder}/Rent from 2027-02-01.pdf`,
      ],
    ])
    expect(one['damaged_papers']).toEqual([])
    expect(files.get(`${folder}/Lease.pdf`)!.equals(samplePdf('regler'))).toBe(true)
    expect(files.get(`${folder}/signert.pdf`)!.equals(samplePdf('signert'))).toBe(true)
    const text = async (path: string) => (await readPdf(files.get(path)!)).text
    const stored = await app.raw('GET', `/api/contract/${first.id}/paper/contract?lang=nb`, undefined, { token })
    expect(files.get(`${folder}/Lease (2).pdf`)!.equals(stored.bytes)).toBe(true)
    expect(await text(`${folder}/Lease (2).pdf`)).toContain('Hagen deles. #import')
    expect(await text(`${folder}/Lease, Norwegian and English.pdf`)).toContain('Husleieavtale / Lease')
    expect(await text(`${folder}/Handover list.pdf`)).toContain('Mailbox')
    expect(await text(`${folder}/Rent from 2027-02-01.pdf`)).toContain('§ 4-2')
    expect(two['papers']).toHaveLength(1)
    expect(await text((two['papers'] as string[])[0]!)).toContain('Solgt hus')
    expect([one['co_tenants'], two['co_tenants']]).toEqual([[], [coTenant()]])
    expect([one['co_landlords'], two['co_landlords']]).toEqual([[], [eva]])
    const [ownHome, aRoom] = ['A separate home', 'A room, with use of my home']
    const further = 'Ola Li, 29.02.1992, +47 40012345, ola@example.no'
    expect(
      sheetRecords(workbook.get('Contracts')!).map((row) => [
        row['Contract no.'],
        row['Tenant'],
        row['Monthly rent'],
        row['Deposit'],
        row['Status'],
        row['House deleted'],
        row['Files'],
        row['Kind of dwelling'],
        row['Number of rooms'],
        row['Kind of lease'],
        row['Further tenants'],
      ]),
    ).toEqual([
      [
        1,
        'Per Æsøy',
        12_000,
        36_000,
        'Active',
        'no',
        'Lease.pdf; signert.pdf',
        ownHome,
        undefined,
        'Open-ended',
        undefined,
      ],
      [2, 'Per Æsøy', 12_000, undefined, 'Draft', 'yes', 'Lease.pdf', aRoom, 2, 'Counts as open-ended', further],
    ])
  })
})
