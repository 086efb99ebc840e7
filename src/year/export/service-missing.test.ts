import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../app/server/test-app'
import { eventually } from '../../base/call/test-eventually'
import { samplePdf } from '../../base/file/test-files'
import { startTestS3, type TestS3 } from '../../base/file/test-s3'
import { sheetRecords } from '../../base/file/test-sheet'
import { expenseCalls } from '../../books/expense/calls'
import { contractCalls } from '../../lease/contract/calls'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { testContract } from '../../lease/contract/test-contract'
import { sentExpense, fetchUnzippedExport, uploadedUrl } from './test-account'

/** The faults that a file's bytes may have, and how the zip reports each. */
interface Faults {
  readonly gone: (id: string) => Promise<void>
  readonly changed: (id: string, bytes: Buffer) => Promise<void>
  readonly unreadable: (id: string) => Promise<void>
}

let app: TestApp
let faults: Faults
let server: TestS3

const idOf = (file: string) => file.split('/').at(-1)!

const stores: [string, () => Promise<void>][] = [
  [
    'disk',
    async () => {
      app = await testApp({ now: '2026-11-25T10:00:00.000Z' })
      const placeOf = (id: string) => {
        const hex = Buffer.from(id, 'base64url').toString('hex')
        return join(app.dataDir, 'files', hex.slice(0, 2), hex.slice(2, 4), hex)
      }
      faults = {
        gone: (id) => rm(placeOf(id)),
        changed: (id, bytes) => writeFile(placeOf(id), bytes),
        // A link that points to itself. Reading it fails like a broken disk.
        unreadable: async (id) => {
          await rm(placeOf(id))
          await symlink(placeOf(id), placeOf(id))
        },
      }
    },
  ],
  [
    'S3',
    async () => {
      server = await startTestS3('husbok')
      const config = { region: 'eu-north-1', bucket: 'husbok', accessKeyId: 'test', secretAccessKey: 'test' }
      app = await testApp({
        now: '2026-11-25T10:00:00.000Z',
        s3: { ...config, endpoint: server.endpoint, forcePathStyle: true },
      })
      faults = {
        gone: async (id) => server.change(`document/${id}`, null),
        changed: async (id, bytes) => server.change(`document/${id}`, bytes),
        unreadable: async (id) => server.refuse(`document/${id}`, 500),
      }
    },
  ],
]

/** An account with five vouchers. Each has a file. */
async function account() {
  const { token, houseId } = await app.landlord()
  const names = ['god', 'borte', 'endret', 'kort', 'ulest']
  const files: Record<string, string> = {}
  for (const name of names) {
    files[name] = await uploadedUrl(app, token, `${name}.pdf`, samplePdf(name))
    await app.call(
      expenseCalls.create,
      { body: sentExpense(houseId, { description: name, documents: [files[name]] }) },
      { token },
    )
  }
  return { token, houseId, fileOf: (name: string) => idOf(files[name]!) }
}

async function damaged() {
  const made = await account()
  await faults.gone(made.fileOf('borte'))
  await faults.changed(made.fileOf('endret'), samplePdf('andre'))
  await faults.changed(made.fileOf('kort'), samplePdf('kort').subarray(0, 50))
  await faults.unreadable(made.fileOf('ulest'))
  return made
}

describe.each(stores)('files on %s that can no longer be given out', (name, open) => {
  beforeAll(open)
  afterEach(() => expect(app.bugs.splice(0)).toEqual([]))
  afterAll(async () => {
    await app.close()
    if (name === 'S3') await server.stop()
  })

  it('are left out of the export, which is whole otherwise and lists each with its reason', async () => {
    const { token, houseId } = await damaged()
    const { answer, files, data, workbook } = await fetchUnzippedExport(app, token)
    const folder = (voucher: string) =>
      `files/Storgata 12 (${houseId})/2026-03-05 ${voucher} (expense ${String(data('expenses').find((one) => one['description'] === voucher)!['id'])})`
    expect([...files.keys()].filter((path) => path.startsWith('files/'))).toEqual([`${folder('god')}/god.pdf`])
    expect(files.get(`${folder('god')}/god.pdf`)).toEqual(samplePdf('god'))
    expect(answer.headers['x-export-missing']).toBe('4')
    const expected = [
      { path: `${folder('borte')}/borte.pdf`, name: 'borte.pdf', reason: 'missing' },
      { path: `${folder('endret')}/endret.pdf`, name: 'endret.pdf', reason: 'damaged' },
      { path: `${folder('kort')}/kort.pdf`, name: 'kort.pdf', reason: 'damaged' },
      { path: `${folder('ulest')}/ulest.pdf`, name: 'ulest.pdf', reason: 'unreadable' },
    ]
    expect(data('missing-files')).toEqual(expected)
    const text = files.get('Missing files.txt')!.toString('utf8')
    expect(text).toContain('2026-11-25')
    for (const { path } of expected) expect(text).toContain(path)
    expect(text.match(/no longer stored|stored file is damaged|could not be read/g)).toHaveLength(4)
    // The record of each voucher, and its line in the workbook, give the same reason.
    expect(
      data('expenses').map((one) => (one['files'] as { path: string | null; missing: string | null }[])[0]),
    ).toMatchObject([
      { path: `${folder('god')}/god.pdf`, missing: null },
      { path: null, missing: 'missing' },
      { path: null, missing: 'damaged' },
      { path: null, missing: 'damaged' },
      { path: null, missing: 'unreadable' },
    ])
    expect(
      sheetRecords(workbook.get('Expenses')!)
        .map((row) => row['Files'])
        .slice(0, 5),
    ).toEqual([
      'god.pdf',
      'borte.pdf (not in the zip)',
      'endret.pdf (not in the zip)',
      'kort.pdf (not in the zip)',
      'ulest.pdf (not in the zip)',
    ])
  })

  it('are named in Norwegian to a Norwegian', async () => {
    const { token } = await damaged()
    const { files } = await fetchUnzippedExport(app, token, 'nb')
    const text = files.get('Filer som mangler.txt')!.toString('utf8')
    expect(text).toContain('Filen er ikke lenger lagret.')
  })

  it.each([
    // The lease document has a page for the attachment. The page says that the attachment can't be read.
    ['gone', [['regler.pdf', 'missing']], 1],
    // Nobody knows what the attachment's page should contain. So the lease document is left out too.
    [
      'unreadable',
      [
        ['regler.pdf', 'unreadable'],
        ['Lease.pdf', 'failed'],
      ],
      0,
    ],
  ] as const)('that a contract attaches and are %s hold nothing else up', async (fault, lost, papers) => {
    const { token, houseId } = await account()
    const attached = await uploadedUrl(app, token, 'regler.pdf', samplePdf(`regler ${fault} ${name}`))
    await app.call(contractCalls.create, { body: testContract(houseId, [attached]) }, { token })
    await faults[fault](idOf(attached))
    const { files, data, answer } = await fetchUnzippedExport(app, token)
    expect([...files.keys()].some((path) => path.endsWith('/god.pdf'))).toBe(true)
    expect(data('missing-files').map((one) => [one['name'], one['reason']])).toEqual(lost)
    expect(answer.headers['x-export-missing']).toBe(String(lost.length))
    expect(data('contracts')[0]!['papers']).toHaveLength(papers)
  })

  it('are not spoken of where there are none', async () => {
    const { token } = await account()
    const { answer, files } = await fetchUnzippedExport(app, token)
    expect(answer.headers['x-export-missing']).toBe('0')
    expect([...files.keys()].filter((path) => /missing/i.test(path))).toEqual([])
  })

  it('are listed beside stored leases that are no longer what was signed', async () => {
    const { token, houseId } = await account()
    const contract = await app.call(contractCalls.create, { body: testContract(houseId, []) }, { token })
    await app.call(tenancyCalls.signManual, { params: { id: String(contract.id) }, body: {} }, { token })
    await app.db
      .updateTable('signed_lease')
      .set({ sha256: '0'.repeat(64) })
      .where('contract_id', '=', contract.id)
      .execute()
    const { data } = await fetchUnzippedExport(app, token)
    expect(data('contracts')[0]!['damaged_papers']).not.toEqual([])
    const damaged = data('missing-files').filter(({ reason }) => reason === 'damaged')
    expect(damaged).toHaveLength((data('contracts')[0]!['damaged_papers'] as string[]).length)
    expect(damaged[0]).toMatchObject({ name: 'Lease.pdf' })
  })
})

describe('a store that is away', () => {
  beforeAll(stores[1]![1])
  afterAll(async () => {
    await app.close()
    await server.stop()
  })
  it('refuses the export before its first byte, and gives all of it once it is back', async () => {
    const { token, houseId } = await account()
    for (const more of ['a', 'b'])
      await app.call(
        expenseCalls.create,
        { body: sentExpense(houseId, { documents: [await uploadedUrl(app, token, `${more}.pdf`, samplePdf(more))] }) },
        { token },
      )
    server.refuse('', 503)
    const refused = await app.raw('GET', '/api/export', undefined, { token })
    expect([refused.status, (JSON.parse(refused.body) as { message: string }).message]).toEqual([503, 'unavailable'])
    server.refuse('', null)
    // After a failure the store isn't asked again for some seconds.
    await eventually(async () => expect((await app.raw('GET', '/api/export', undefined, { token })).status).toBe(200))
    const { answer } = await fetchUnzippedExport(app, token)
    expect(answer.headers['x-export-missing']).toBe('0')
  })
})
