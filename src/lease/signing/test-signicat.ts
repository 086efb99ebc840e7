import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SignicatSettings } from '../../app/server/providers'

interface Signature {
  fullName: string
  dateOfBirth: string
  signedTime: string
}
interface Signer {
  id: string
  externalSignerId: string
  url: string
  order: number
  documentSignature?: Signature
}
export interface Document {
  documentId: string
  externalId: string
  created: string
  body: Record<string, unknown> & { dataToSign: { base64Content: string } }
  signers: Signer[]
  documentStatus: string
  completedPackages: string[]
}

/**
 * What a call does instead of answering. `lost`, `hang` and `noise` carry it out. They then break off, answer nothing,
 * or send an answer that this service never sends. `held` is neither carried out nor answered.
 */
export type Fault = 'lost' | 'hang' | 'noise' | 'reset' | 'held' | { readonly status: number; readonly body?: unknown }
interface Planned {
  readonly path: RegExp
  readonly fault: Fault
  times: number
  /** How many matching calls work before the fault. */
  skip: number
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** A signing service that lies: it speaks Express Sign v1 over HTTP, and changes its answers as a test says. */
export async function testSignicat(now: () => string, eventFormat: 'legacy' | 'dtp' = 'dtp', timeoutMs?: number) {
  const documents: Document[] = []
  const calls: { method: string; path: string }[] = []
  const tokens = new Set<string>()
  let planned: Planned[] = []
  const behaviour = {
    /** How many readings it takes until a cancelled document shows as cancelled. */
    cancelLag: 0,
    /** True if the file is there as soon as all have signed. */
    packsAtOnce: true,
    /** The bytes that it sends instead of the file that all have signed. */
    file: null as Buffer | null,
  }
  const lagging = new Map<string, number>()
  const pdfOf = (document: Document) =>
    Buffer.concat([
      Buffer.from(document.body.dataToSign.base64Content, 'base64'),
      Buffer.from(
        `\n% signed by ${document.signers.map(({ documentSignature }) => documentSignature?.fullName).join(', ')}`,
      ),
    ])
  const shown = ({ documentId, externalId, signers, documentStatus, completedPackages, body }: Document) => ({
    ...body,
    documentId,
    externalId,
    signers,
    status: { documentStatus, completedPackages },
  })

  function create(text: string): Document {
    const body = JSON.parse(text) as Document['body'] & { externalId: string; signers: Signer[] }
    const documentId = `doc-${randomBytes(8).toString('hex')}`
    const document: Document = {
      documentId,
      externalId: body.externalId,
      created: now(),
      body,
      signers: body.signers.map((signer) => {
        const id = `signer-${randomBytes(8).toString('hex')}`
        return Object.assign({}, signer, { id, url: `https://sign.test/${documentId}/${id}` })
      }),
      documentStatus: 'unsigned',
      completedPackages: ['unsigned'],
    }
    documents.push(document)
    return document
  }

  function answer(method: string, path: string, body: string): { status: number; json?: unknown; bytes?: Buffer } {
    if (path.startsWith('/token')) {
      const token = randomBytes(12).toString('hex')
      tokens.add(token)
      return { status: 200, json: { access_token: token, expires_in: 3600, token_type: 'Bearer' } }
    }
    const [, id, rest = ''] = /^\/sign\/documents(?:\/([^/?]+))?([^]*)$/.exec(path) ?? []
    if (id === undefined) return { status: 200, json: shown(create(body)) }
    if (id === 'summary') {
      const externalId = new URLSearchParams(rest.slice(1)).get('externalId')
      const data = documents.filter((each) => each.externalId === externalId)
      return {
        status: 200,
        json: {
          offset: 0,
          limit: 100,
          size: data.length,
          links: {},
          data: data.map((each) => Object.assign(shown(each), { created: each.created })),
        },
      }
    }
    const document = documents.find(({ documentId }) => documentId === id)
    if (!document) return { status: 404, json: { message: 'Not found', code: 'not_found', errors: [] } }
    if (rest.startsWith('/files')) return { status: 200, bytes: behaviour.file ?? pdfOf(document) }
    if (rest.startsWith('/cancel')) {
      if (!['unsigned', 'partialsigned'].includes(document.documentStatus))
        return { status: 409, json: { message: 'The document is signed or cancelled', errors: [] } }
      if (!lagging.has(id)) lagging.set(id, behaviour.cancelLag)
      if (behaviour.cancelLag === 0) document.documentStatus = 'canceled'
      return { status: 200, json: {} }
    }
    const given = shown(document)
    const lag = lagging.get(id)
    if (lag !== undefined && document.documentStatus !== 'signed') {
      if (lag <= 0) document.documentStatus = 'canceled'
      lagging.set(id, lag - 1)
    }
    return { status: 200, json: method === 'GET' ? given : {} }
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void (async () => {
      const body = await readBody(request)
      const [method, path] = [request.method!, request.url!]
      calls.push({ method, path })
      const fault = planned.find((each) => each.times > 0 && each.path.test(`${method} ${path}`))
      const passes = fault !== undefined && fault.skip > 0
      if (fault) fault[passes ? 'skip' : 'times'] -= 1
      const is = passes ? undefined : fault?.fault
      if (is === 'held') return
      if (is === 'reset') return void request.socket.destroy()
      if (typeof is === 'object')
        return void response
          .writeHead(is.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(is.body ?? {}))
      const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
      if (!path.startsWith('/token') && !tokens.has(token)) return void response.writeHead(401).end('{}')
      const { status, json, bytes } = answer(method, path, body)
      if (is === 'lost') return void request.socket.destroy()
      if (is === 'hang') return
      if (is === 'noise') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Portal')
      response.writeHead(status, { 'content-type': bytes ? 'application/pdf' : 'application/json' })
      response.end(bytes ?? JSON.stringify(json))
    })()
  })
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: SignicatSettings = {
    tokenUrl: `${url}/token`,
    scope: 'signicat-api',
    signUrl: `${url}/sign`,
    depositUrl: `${url}/deposit`,
    pageHosts: ['sign.test'],
    clientId: 'husbok',
    clientSecret: 'secret of the test',
    webhookSecret: 'webhook secret of the test',
    eventFormat,
    bankidMethod: 'no_bankid_csc',
    ...(timeoutMs !== undefined && { timeoutMs }),
  }
  return {
    settings,
    documents,
    calls,
    behaviour,
    /** Makes the next calls whose method and path match fail in this way. */
    fail: (path: RegExp, fault: Fault, times = 1, skip = 0) => void planned.push({ path, fault, times, skip }),
    recover: () => void (planned = []),
    endTokens: () => tokens.clear(),
    ended: (documentId: string, documentStatus: 'canceled' | 'expired') =>
      void (documents.find((each) => each.documentId === documentId)!.documentStatus = documentStatus),
    forget: (documentId: string) =>
      void documents.splice(
        documents.findIndex((each) => each.documentId === documentId),
        1,
      ),
    /** Somebody signs on the provider's page. `who` is the end of their id there (`:tenant`, `:tenant2`, `:landlord`). */
    sign(document: Document, who: string, person: Partial<Signature> = {}) {
      const signer = document.signers.find(({ externalSignerId }) => externalSignerId.endsWith(`:${who}`))!
      signer.documentSignature = {
        fullName: 'Per Hansen',
        dateOfBirth: '1990-05-17',
        signedTime: now(),
        ...person,
      }
      const left = document.signers.some(({ documentSignature }) => documentSignature === undefined)
      document.documentStatus = left ? 'partialsigned' : 'signed'
      if (!left && behaviour.packsAtOnce) document.completedPackages.push('pades')
    },
    pack: (document: Document) => void document.completedPackages.push('pades'),
    pdfOf,
    /** A message as the provider would send it, with its address and headers. */
    event(type: string, about: string, id = `evt-${randomBytes(6).toString('hex')}`) {
      const payload = JSON.stringify(
        eventFormat === 'legacy'
          ? { id, timestamp: now(), accountId: 'a', type, payload: { documentId: about }, tags: [] }
          : {
              id,
              timestamp: now(),
              sender: 'signature-api',
              eventName: type,
              eventData: { id: about },
              accountId: 'a',
            },
      )
      const signature = createHmac('sha256', settings.webhookSecret).update(payload).digest('hex')
      return {
        url: `/api/webhooks/signicat${eventFormat === 'dtp' ? `?token=${encodeURIComponent(settings.webhookSecret)}` : ''}`,
        headers: {
          'content-type': 'application/json',
          ...(eventFormat === 'legacy' && { 'x-idfy-signature': signature }),
        },
        payload,
      }
    },
    close: () =>
      new Promise<void>((down) => {
        server.closeAllConnections()
        server.close(() => down())
      }),
  }
}

export type TestSignicat = Awaited<ReturnType<typeof testSignicat>>
