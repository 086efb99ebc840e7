import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { CallRefused, testApp, type TestApp } from '../../app/server/test-app'
import { samplePdf } from '../../base/file/test-files'
import { openTestSigning, type TestDocument, type TestSigning } from '../../../sandbox/signicat/test-player'
import { signicatSettings, testSandbox } from '../../../sandbox/test-sandbox'
import { contractCalls } from '../contract/calls'
import { testContract } from '../contract/test-contract'
import { signingCalls } from './calls'
import { signingLinkCalls } from './calls-link'

export const coTenant = {
  first_name: 'Siri',
  last_name: 'Berg',
  birthday: '1992-03-04',
  phone_code: '+47',
  phone: '90012346',
  email: 'siri@example.no',
}

export const clientSecret = 'secret of the test'
export const webhookSecret = 'webhook secret of the test'

/** The product with the sandbox's Signicat, and a landlord with a subscription, for the tests of a file. */
export function signingOrderFixture(options: { eventFormat?: 'legacy' | 'dtp'; timeoutMs?: number } = {}) {
  const at = {} as {
    app: TestApp
    signicat: TestSigning
    token: string
    houseId: number
    owner: number
    file: string
  }
  let sandbox: Awaited<ReturnType<typeof testSandbox>>
  beforeAll(async () => {
    sandbox = await testSandbox(() => Date.parse(at.app?.now() ?? '2026-11-20T10:00:00.000Z'), {
      SIGNICAT_CLIENT_SECRET: clientSecret,
      SIGNICAT_WEBHOOK_SECRET: webhookSecret,
      SIGNICAT_EVENT_FORMAT: options.eventFormat,
    })
    at.signicat = openTestSigning(sandbox.parts)
    at.app = await testApp({
      providers: {
        signicat: {
          ...signicatSettings(sandbox.url, sandbox.credentials),
          pageHosts: ['sign.test'],
          ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
        },
      },
    })
    Object.assign(at, await landlord())
  })
  afterEach(() => at.signicat.recover())
  afterAll(async () => {
    expect(at.app.bugs).toEqual([])
    await at.app.close()
    await sandbox.stop()
  })

  async function landlord(isSubscribed = true) {
    const { app } = at
    const { token, houseId, id: owner } = await app.landlord()
    await app.db
      .updateTable('account')
      .set({ subscriptionActive: isSubscribed, language: 'nb' })
      .where('id', '=', owner)
      .execute()
    const { url } = JSON.parse((await app.upload(token, 'kontrakt.pdf', samplePdf())).body) as { url: string }
    return { token, houseId, owner, file: url }
  }
  const of = (id: number) => ({ params: { id: String(id) } })
  const as = (token = at.token) => ({ token })
  const create = async (more: object = {}) =>
    (await at.app.call(contractCalls.create, { body: testContract(at.houseId, [at.file], more) }, as())).id
  const read = (id: number) => at.app.call(contractCalls.read, of(id), as())
  const sign = (id: number, checkList = false) =>
    checkList
      ? at.app.call(signingCalls.signChecklist, { ...of(id), body: {} }, as())
      : at.app.call(signingCalls.sign, of(id), as())
  const slugOf = (link: string | null) => new URL(link!).pathname.split('/').at(-1)!
  const go = async (
    link: string | null,
    body: { signer: 'tenant' | 'landlord'; documentType?: 'contract' | 'checklist'; tenant?: number },
  ) =>
    at.app.call(signingLinkCalls.redirect, {
      params: { slug: slugOf(link) },
      body: { documentType: 'contract', ...body },
    })

  return {
    at,
    landlord,
    of,
    as,
    create,
    read,
    sign,
    slugOf,
    go,
    /** Creates a lease and sends it. Returns its id and its document at the provider. */
    sent: async (more: object = {}) => {
      const id = await create(more)
      await sign(id)
      return { id, document: signicatDocumentOf(at.signicat, id) }
    },
    withdraw: (id: number, checkList = false) =>
      at.app.call(signingCalls.withdraw, { ...of(id), body: { checkList } }, as()),
    regenerate: (id: number, checkList = false) =>
      at.app.call(signingCalls.regenerate, { ...of(id), body: { checkList } }, as()),
    remind: (id: number, checkList = false) =>
      at.app.call(signingCalls.remind, { ...of(id), body: { checkList } }, as()),
    refresh: (id: number) => at.app.call(signingCalls.refresh, of(id), as()),
    /** Moves the clock, and runs the jobs that are due. */
    pass: async (ms: number, options: { mayFail?: boolean } = {}) => {
      at.app.setNow(new Date(Date.parse(at.app.now()) + ms).toISOString())
      await at.app.work(options)
    },
    /** The provider reports a change. */
    sendEvent: async (type: string, about: string, id?: string) => {
      const { url, headers, payload } = at.signicat.event(type, about, id)
      return (await at.app.app.inject({ method: 'POST', url, headers, payload })).statusCode
    },
    /** The status, reason and fields of a refused call. */
    refusal: (work: Promise<unknown>) =>
      work.then(
        () => 'none',
        (error: unknown) =>
          error instanceof CallRefused
            ? [error.status, error.body.message, error.body.fields]
            : [(error as Error).message],
      ),
  }
}

/** The newest document of a contract's paper at the provider. */
export const signicatDocumentOf = (signicat: TestSigning, id: number, paper = 'contract'): TestDocument =>
  signicat.documents.findLast(({ externalId }) => externalId.startsWith(`${paper}:${id}:`))!
