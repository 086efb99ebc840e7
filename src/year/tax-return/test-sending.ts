import type { TestApp } from '../../app/server/test-app'
import type { OwnedCtx } from '../../base/call/context'
import { osloDay } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { outboxService } from '../../base/outbox/service'
import { ProviderFailure } from '../../base/provider/failure'
import { expenseCalls } from '../../books/expense/calls'
import { incomeCalls } from '../../books/income/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { actAsOwner } from '../../landlord/credentials/service-session'
import type { ReturnForm } from './model'
import { returnService } from './service'
import { contentHashes, type PrepareService } from './service-prepare'
import { receiptService } from './service-receipts'
import { rent } from './test-return'
import { submissionJobKinds } from './jobs'
import { submissionService } from './service-send'
import { confirmService, instanceService } from './service-confirm'
import { isSubmissionStarted, selectSubmissions } from './service-select'
import { fillService } from './service-fill'
import { submissionList } from './service-list'
import { submissionLookupService } from './service-look'
import { readMemory } from './service-memory'
import { submissionStore } from './service-store'
import { unansweredSubmissionService } from './service-unanswered'
import { testAltinn } from './test-altinn'

export interface TestSendOutcome {
  readonly success: boolean
  readonly message: string
}

/** A landlord with the services of the return, and with an Altinn in memory. The authority's checks are left out. */
export async function sendingFixture(app: TestApp) {
  const altinn = testAltinn()
  const landlord = await app.landlord()
  const clock = { now: app.now }
  let isLoggedIn = true
  const logins = {
    fresh: async () => taxpayer,
    anyOf: async () => (isLoggedIn ? { ...taxpayer, idToken: '' } : null),
  }
  const store = submissionStore({ clock })
  const deps = {
    providers: { authority: { ask: never }, altinn: altinn.provider, systemName: 'Husbok' },
    encryption: app.encryption,
    profile: { read: async () => ({ subscriptionActive: true, ssn: taxpayer.nationalId }) as never },
    logins,
    files: app.modules.files,
    clock,
    store,
    queueMail: outboxService({ encryption: app.encryption }).queueMail,
    publicUrl: 'http://husbok.test',
  }
  /** `run` is called while the authority checks a return. */
  const meanwhile: { run: () => Promise<unknown> } = { run: async () => undefined }
  const prepare: PrepareService = {
    preview: never,
    validate: async (_ctx, _taxpayer, chosen) => {
      await meanwhile.run()
      return {
        ...chosen,
        documentId: 'SKI:138:1',
        xml: '<skattemelding/>',
        placed: [],
        unownedEntries: [],
        clearedHouses: [],
        kinds: [],
        questions: [],
        differences: [],
        hints: [],
        hashes: contentHashes(chosen),
      }
    },
  }
  const look = submissionLookupService(deps)
  const { awaitAnswer } = unansweredSubmissionService({ ...deps, look, patience: { everyMs: 1, looks: 3 } })
  const returns = returnService({
    ...deps,
    prepare,
    handedIn: { memoryIn: readMemory, isStarted: isSubmissionStarted, awaitAnswer },
  })
  const instances = instanceService(deps)
  const service = submissionService({
    ...deps,
    ...returns,
    prepare,
    look,
    awaitAnswer,
    instances,
    fill: fillService({ ...deps, receipts: receiptService(deps) }),
    steps: confirmService({ ...deps, instances }),
  })
  const ctx = (): OwnedCtx => ({
    db: app.db,
    now: app.now(),
    today: osloDay(app.now()),
    ids: app.ids,
    requestId: 'test',
    ip: '',
    language: 'nb',
    agent: '',
    session: '',
    browser: '',
    owner: actAsOwner(landlord.id),
  })
  /** Records rent of the year. A house without rent has nothing to enter. */
  const earn = async (houseId: number, days: { start_date?: string; end_date?: string } = {}) =>
    await app.call(incomeCalls.create, { body: { ...rent, ...days, houseId, sum: 9000 } }, { token: landlord.token })
  await earn(landlord.houseId)
  const kinds = submissionJobKinds({ ...deps, look, ids: app.ids })
  const rows = () => selectSubmissions(ctx()).orderBy('id').execute()
  const form = (houseIds: number[], more: Partial<ReturnForm>): ReturnForm => ({
    houseIds,
    submission: 'ikkeKomplett',
    again: false,
    entries: [],
    ...more,
  })
  return {
    altinn,
    landlord,
    earn,
    ctx,
    rows,
    look,
    meanwhile,
    view: (houseIds = [landlord.houseId]) => returns.view(ctx(), form(houseIds, {})),
    send: (
      houseIds = [landlord.houseId],
      more: Partial<ReturnForm> = {},
      request: Pick<OwnedCtx, 'intent' | 'gone'> = {},
    ): Promise<TestSendOutcome> => service.send({ ...ctx(), ...request }, form(houseIds, more)),
    logOut: () => void (isLoggedIn = false),
    /** Runs the job that looks up the newest submission. */
    lookByJob: async () => {
      const submission = (await rows()).at(-1)!.id
      await kinds['taxReturn.look']!.run({
        db: app.db,
        now: app.now(),
        payload: { account: landlord.id, submission, tries: 99 },
        job: { id: 1, key: null, attempt: 1, before: null },
        signal: new AbortController().signal,
      })
    },
    list: () => submissionList(deps).of(ctx(), {}),
    closed: () => app.db.selectFrom('sent_return').select('year').where('account_id', '=', landlord.id).execute(),
    /** Records one more voucher of the year. */
    spend: async (sum: number) => {
      const as = { token: landlord.token }
      const [supplier] = await app.call(supplierCalls.list, {}, as)
      const body = {
        houseId: landlord.houseId,
        supplierId: supplier!.id,
        cost_type: 'maintenance',
        description: 'Maling',
        date: '2025-05-02',
        repeat: 'never',
        franchise: 100,
        sum,
      }
      await app.call(expenseCalls.create, { body: body as never }, as)
    },
  }
}
export const taxpayer = { nationalId: '29817491020', accessToken: 'token' }
const never = () => Promise.reject(new Error('not asked here'))

/** The outcome of sending: the answer, the reason of a refusal, or `killed` if the process died. */
export async function sendOutcomeOf({
  altinn,
  send,
}: Pick<Awaited<ReturnType<typeof sendingFixture>>, 'altinn' | 'send'>): Promise<TestSendOutcome> {
  const killed = altinn.died().then(() => ({ success: false, message: 'killed' }))
  const answered = send().catch((error: unknown): TestSendOutcome => {
    if (error instanceof Refusal) return { success: false, message: error.reason }
    if (error instanceof ProviderFailure) return { success: false, message: error.kind }
    throw error
  })
  return await Promise.race([answered, killed])
}
