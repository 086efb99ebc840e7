import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { openCollection } from '../control/collection'
import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import { statusAnswer } from './answers'
import { signApi } from './api'
import { wayBackOf, type Outcome } from './jwt'
import { sign, visit } from './signing'
import { refusedNow } from './order'
import { signPages } from './page-routes'
import { holderOf, publicTestId } from './persons'
import type { Post } from './post'
import { resume, settle, settleAdvance } from './settle'
import { openState, type SignicatOptions, type SignicatState } from './state'
import { blankSecret, openTokens, tokenRoutes, type Tokens } from './token'

/** The parts that the deposit bank shares with signing. Its papers are signed here, and its calls use the same tokens. */
export interface Signicat {
  readonly state: SignicatState
  readonly tokens: Tokens
}

/** The key that signs the links back to the app. It survives a kill. */
function keyOf(sandbox: Sandbox): string {
  const keys = openCollection<{ readonly id: string; readonly secret: string }>(sandbox, 'signicat-keys')
  return (keys.get('jwt') ?? keys.add({ id: 'jwt', secret: randomBytes(32).toString('base64url') })).secret
}

/** The Signicat of the sandbox: token, signature API, BankID desk, its clock and the actions for tests. */
export async function signicat(sandbox: Sandbox, options: SignicatOptions, post: Post): Promise<Signicat> {
  const state = openState(sandbox, options, post)
  const tokens = openTokens(sandbox)
  const secret = keyOf(sandbox)
  sandbox.clock.onAdvance((from) => settleAdvance(state, from))
  await providerRoutes(
    sandbox,
    'signicat',
    '/signicat',
    async (app) => {
      tokenRoutes(app, tokens, options)
      await app.register(async (api) => signApi(api, state, tokens, secret))
    },
    blankSecret,
  )
  signPages(sandbox, state, secret)
  controls(sandbox, state, secret)
  resume(state)
  return { state, tokens }
}

const Played = z.strictObject({
  externalSignerId: z.string(),
  /** Another person than the signer: one of `GET /__sandbox/persons`. */
  nationalId: z.string().default(publicTestId),
  /** The signer's day of birth in the signature. Left out: none. */
  dateOfBirth: z.iso.date().nullable().default(null),
})

/** Lists the documents, and signs at the desk. The desk returns the document's status and the address for the signer's browser. */
function controls({ app }: Sandbox, state: SignicatState, secret: string): void {
  app.get('/__sandbox/signicat/documents', async () => {
    settle(state)
    return state.documents.list().map(({ id, asked, status }) => ({ id, externalId: asked.externalId, status }))
  })
  app.post<{ Params: { id: string; action: string } }>(
    '/__sandbox/signicat/documents/:id/:action',
    async ({ params, body }, reply) => {
      const outcome = ({ sign: 'success', cancel: 'cancel', fail: 'error' } as Record<string, Outcome>)[params.action]
      settle(state)
      const find = () => {
        const found = state.documents.get(params.id)
        return found?.isDeleted ? undefined : found
      }
      const document = find()
      if (!document || !outcome) return await reply.code(404).send({ message: 'notFound' })
      const asked = Played.safeParse(body)
      const signerOf = () =>
        find()?.signers.find((each) => each.asked.externalSignerId === (asked.data?.externalSignerId ?? ''))
      const signer = signerOf()
      const holder = signer && asked.data ? holderOf(signer, asked.data.nationalId, asked.data.dateOfBirth) : null
      if (!asked.success || !signer || !holder)
        return await reply.code(422).send({
          message: 'invalid',
          fields: asked.success
            ? { [signer ? 'nationalId' : 'externalSignerId']: ['unknown'] }
            : z.flattenError(asked.error).fieldErrors,
        })
      const refused = refusedNow(document, signer, state.now())
      if (refused) return await reply.code(409).send({ message: refused })
      visit(state, document.id, signer.id, true)
      if (outcome === 'success' && !(await sign(state, document.id, signer.id, holder)))
        return await reply.code(409).send({ message: refusedNow(find()!, signerOf()!, state.now()) })
      const after = find()!
      return {
        ...statusAnswer(after),
        url: wayBackOf(after, signerOf()!, outcome, { now: state.now(), secret }),
      }
    },
  )
}
