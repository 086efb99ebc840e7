import { contractCalls } from '../contract/calls'
import type { SignicatInfo } from '../contract/model-signing'
import type { TestDocument } from '../../../sandbox/signicat/test-player'
import { coTenant, type signingOrderFixture } from './test-signing'

const open: ReadonlySet<string> = new Set(['unsigned', 'partialsigned'])

/** One of the two papers of a contract: the signing service's data, the product's answers, and the messages sent. */
export function paperTestHelpers({ at, of, as, create, read, sign, pass }: ReturnType<typeof signingOrderFixture>) {
  const documentsOf = (id: number, checkList = false): TestDocument[] =>
    at.signicat.documents.filter(({ externalId }) =>
      externalId.startsWith(`${checkList ? 'checklist' : 'contract'}:${id}:`),
    )
  const mailsTo = async (to: string) => (await at.app.mails()).filter((mail) => mail.to === to)
  /** The check that runs every ten minutes. */
  const look = () =>
    at.app.modules.work.kinds['signing.look']!.run({
      db: at.app.db,
      now: at.app.now(),
      payload: {},
      job: { id: 1, key: null, attempt: 1, before: null },
      signal: new AbortController().signal,
    })
  return {
    documentsOf,
    mailsTo,
    look,

    /** The documents of a paper at the signing service that can still be signed. */
    living: (id: number, checkList = false) =>
      documentsOf(id, checkList).filter(({ documentStatus }) => open.has(documentStatus)),

    infoOf: async (id: number, checkList = false): Promise<SignicatInfo> => {
      const contract = await read(id)
      return (checkList ? contract.checkList!.signicatInfo : contract.signicatInfo)!
    },

    /** A paper that was sent to two tenants with unique addresses. */
    sentTo: async (checkList: boolean) => {
      const name = `t${Math.trunc(Date.parse(at.app.now()) / 1000)}-${at.signicat.documents.length}`
      const [per, siri] = [`per-${name}@example.no`, `siri-${name}@example.no`]
      const id = await create({ tenant_email: per, co_tenants: [{ ...coTenant, email: siri }] })
      await at.app.call(contractCalls.createChecklist, { ...of(id), body: { number_keys: 2 } }, as())
      await sign(id, checkList)
      return { id, per, siri }
    },

    /** Runs ten minutes of the product's own jobs. With `mayFail` a job may fail and is tried again. */
    tenMinutes: async (options: { mayFail?: boolean } = {}): Promise<void> => {
      await look()
      for (let n = 0; n < 20; n += 1) await pass(30_000, options)
    },
  }
}
