import type { FastifyInstance, FastifyRequest } from 'fastify'
import { attachmentCalls, documentFileCalls } from './api-files'
import { signerCalls } from './api-signers'
import { readDocument, readDocumentChange, readJwt, readReminder } from './asked'
import { documentAnswer, paged, statusAnswer, summaryAnswer } from './answers'
import { missingObject, sendFailure } from './failure'
import { findDocument, findChangeableDocument, showBeforeCancel, signerOf } from './find'
import { validateJwt } from './jwt'
import { cancelDocument, createDocument } from './life'
import { notifySigner } from './notifications'
import { carryOutDueWork } from './settle'
import type { StoredDocument, SignicatState } from './state'
import type { Tokens } from './token'

type OfDocument = { Params: { id: string } }

/** Signicat's signature API (Express Sign) below `/signicat/sign`, and the check of the data that a browser brought back. */
export function signApi(app: FastifyInstance, state: SignicatState, tokens: Tokens, secret: string): void {
  app.setErrorHandler(async (error, _request, reply) => await sendFailure(reply, error, state.format))
  app.setNotFoundHandler(
    async (_request, reply) => await sendFailure(reply, missingObject('The resource'), state.format),
  )
  app.addHook('preHandler', async (request) => tokens.check(request))

  const validate = async ({ body }: FastifyRequest) => validateJwt(readJwt(body), { now: state.now(), secret })
  app.post('/sign/jwt/validate', validate)
  app.post('/jwt/validate', validate)
  documentCalls(app, state)
  signerCalls(app, state)
  attachmentCalls(app, state)
  documentFileCalls(app, state)
}

function documentCalls(app: FastifyInstance, state: SignicatState): void {
  app.post('/sign/documents', async (request, reply) => {
    const { asked, file } = readDocument(request.body, state.now())
    const made = createDocument(state, asked, file, `http://${request.headers.host}`)
    return await reply.code(201).send(documentAnswer(state.documents.get(made.id)!))
  })
  app.get<{ Querystring: Record<string, string> }>('/sign/documents/summary', async ({ query }) => {
    carryOutDueWork(state)
    const all = state.documents
      .list()
      .filter((each) => !each.isDeleted && matches(each, query))
      .map((each) => summaryAnswer(showBeforeCancel(state, each)))
    return paged(all, query, 100, '/sign/documents/summary')
  })
  app.get<OfDocument>('/sign/documents/:id', async ({ params }) =>
    documentAnswer(showBeforeCancel(state, findDocument(state, params.id))),
  )
  app.get<OfDocument>('/sign/documents/:id/status', async ({ params }) =>
    statusAnswer(showBeforeCancel(state, findDocument(state, params.id))),
  )
  app.get<OfDocument>('/sign/documents/:id/summary', async ({ params }) =>
    summaryAnswer(showBeforeCancel(state, findDocument(state, params.id))),
  )
  app.patch<OfDocument>('/sign/documents/:id', async ({ params, body }) => {
    const document = findChangeableDocument(state, params.id)
    const change = readDocumentChange(body, state.now())
    const advanced = { ...document.asked.advanced, ...change.advanced }
    return documentAnswer(
      state.change(params.id, {
        asked: { ...document.asked, ...change, advanced } as StoredDocument['asked'],
        deadline: change.advanced?.timeToLive?.deadline ?? document.deadline,
      }),
    )
  })
  app.post<OfDocument & { Querystring: { reason?: string } }>(
    '/sign/documents/:id/cancel',
    async ({ params, query }, reply) => {
      findChangeableDocument(state, params.id)
      cancelDocument(state, params.id, query.reason ?? '')
      return await reply.code(204).send()
    },
  )
  app.post<OfDocument>('/sign/documents/:id/notifications/reminder', async ({ params, body }, reply) => {
    const document = findChangeableDocument(state, params.id)
    const asked = readReminder(body)
    for (const id of Object.keys(asked.signers ?? {})) signerOf(document, id)
    const chosen = document.signers.filter((each) => !asked.signers || asked.signers[each.id])
    for (const signer of chosen.filter(({ signature }) => !signature))
      notifySigner(state, document, signer, 'reminder', asked.notificationSetting, {
        ...signer.asked.signerInfo,
        ...asked.signers?.[signer.id],
      })
    return await reply.send(asked)
  })
}

function matches(document: StoredDocument, query: Readonly<Record<string, string>>): boolean {
  const { externalId, signerId, externalSignerId, title, status, tags, fromDate, toDate } = query
  const has = document.asked.advanced?.tags ?? []
  return (
    (externalId === undefined || document.asked.externalId === externalId) &&
    (signerId === undefined || document.signers.some(({ id }) => id === signerId)) &&
    (externalSignerId === undefined ||
      document.signers.some(({ asked }) => asked.externalSignerId === externalSignerId)) &&
    (title === undefined || document.asked.title.includes(title)) &&
    (status === undefined || document.status === status) &&
    (tags === undefined || tags.split(',').every((tag) => has.includes(tag))) &&
    (fromDate === undefined || Date.parse(document.created) >= Date.parse(fromDate)) &&
    (toDate === undefined || Date.parse(document.created) <= Date.parse(toDate))
  )
}
