import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Bearer } from './bearer'
import { settle, settleLater } from './feedback'
import {
  appId,
  bytesOf,
  createInstance,
  dataTypes,
  elementAnswer,
  envelopeIn,
  instanceAnswer,
  processAnswer,
  putFile,
  scanOf,
  type Instances,
  type StoredInstance,
} from './instances'
import type { Authority } from './state'
import { taxpayerOf, type Taxpayer } from './taxpayers'

type OfInstance = { Params: { party: string; guid: string } }
type OfFile = { Params: OfInstance['Params'] & { id: string } }
type OfType = OfInstance & { Querystring: { dataType?: string } }

/** What Altinn answers instead of what was asked for. */
class AltinnFailure extends Error {
  readonly status: number
  readonly issues: readonly object[]

  constructor(status: number, detail: string, issues: readonly object[] = []) {
    super(detail)
    this.status = status
    this.issues = issues
  }
}

/** A problem (RFC 9457), with what is wrong with each file. */
async function sendProblem(reply: FastifyReply, error: unknown): Promise<FastifyReply> {
  const status =
    (error as { status?: number; statusCode?: number }).status ?? (error as { statusCode?: number }).statusCode
  const issues = error instanceof AltinnFailure ? error.issues : []
  const detail = error instanceof Error && status !== undefined ? error.message : 'An unexpected error occurred.'
  return await reply
    .code(status ?? 500)
    .type('application/problem+json')
    .send(JSON.stringify({ status: status ?? 500, detail, ...(issues.length > 0 && { validationIssues: issues }) }))
}

const binaryTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]
const maxAttachments = 70

const Created = z.object({
  instanceOwner: z.object({ personNumber: z.string().optional(), partyId: z.coerce.string().optional() }),
  appId: z.literal(appId).optional(),
  dataValues: z.object({ inntektsaar: z.coerce.number().int() }).optional(),
})
const Year = z.object({ inntektsaar: z.coerce.number().int() })

function read<S extends z.ZodType>(schema: S, { body }: FastifyRequest): z.output<S> {
  try {
    return schema.parse(JSON.parse(String(body)))
  } catch {
    throw new AltinnFailure(400, 'The body is not what was expected.')
  }
}

/** What a file is uploaded with. Throws 400 for another type than its data type takes, and for a name in quotation marks. */
function fileOf(request: FastifyRequest, dataType: string) {
  const contentType = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  const allowed: Readonly<Record<string, readonly string[]>> = {
    [dataTypes.envelope]: ['text/xml'],
    [dataTypes.attachment]: binaryTypes,
  }
  const taken = allowed[dataType]
  if (!taken) throw new AltinnFailure(400, `The data type ${dataType} is not one that can be added.`)
  if (!taken.includes(contentType))
    throw new AltinnFailure(400, `Content-Type ${contentType || '(none)'} is not allowed for ${dataType}.`)
  const disposition = request.headers['content-disposition'] ?? ''
  const filename = /^attachment;\s*filename=([^\s"';]+)$/.exec(disposition)?.[1]
  if (filename === undefined)
    throw new AltinnFailure(400, 'Content-Disposition must be attachment; filename=name, without quotation marks.')
  const { body } = request
  return {
    dataType,
    contentType,
    filename,
    bytes: Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : ''),
  }
}

/** Throws 409 unless the form can be left: its year, an envelope, and every file scanned and clean. */
function checkComplete(instance: StoredInstance, now: string): void {
  if (instance.year === 0) throw new AltinnFailure(409, 'The income year is missing.')
  if (!envelopeIn(instance)) throw new AltinnFailure(409, `The data type ${dataTypes.envelope} is missing.`)
  const codes = { Pending: 'DataElementFileScanPending', Infected: 'DataElementFileInfected' } as const
  const issues = instance.data.flatMap((element) => {
    const scan = scanOf(element, now)
    return scan === 'Pending' || scan === 'Infected'
      ? [{ code: codes[scan], severity: 1, dataElementId: element.id }]
      : []
  })
  if (issues.length > 0) throw new AltinnFailure(409, 'The task cannot be completed.', issues)
}

/** Altinn 3: its platform, and the app of the tax return (docs.altinn.studio, api/apps). */
export function altinnApi(app: FastifyInstance, authority: Authority, instances: Instances, bearer: Bearer): void {
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, error))
  app.addContentTypeParser(binaryTypes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const who = async (request: FastifyRequest, right: 'read' | 'write'): Promise<Taxpayer> => {
    const { pid } = await bearer.check(request, 'altinn', `altinn:instances.${right}`)
    const found = taxpayerOf(pid)
    if (!found) throw new AltinnFailure(403, 'The person is no party.')
    return found
  }
  /** Throws 404 for none, 403 for somebody else's, 409 for one that is past being filled in where `isOpen` is asked for. */
  const find = async (request: FastifyRequest<OfInstance>, right: 'read' | 'write', isOpen = false) => {
    const { party } = await who(request, right)
    const id = `${request.params.party}/${request.params.guid}`
    await settle(authority, instances, id)
    const found = instances.all.get(id)
    if (!found || found.isDeleted) throw new AltinnFailure(404, 'There is no such instance.')
    if (found.party !== party) throw new AltinnFailure(403, 'The instance belongs to somebody else.')
    if (isOpen && found.task !== 'Task_1') throw new AltinnFailure(409, 'The form has been left.')
    return found
  }
  const findFile = (instance: StoredInstance, id: string) => {
    const found = instance.data.find((each) => each.id === id)
    if (!found) throw new AltinnFailure(404, 'There is no such file.')
    return found
  }

  app.get('/platform/authentication/api/v1/exchange/id-porten', async (request, reply) =>
    reply.type('text/plain').send(await bearer.exchange(request)),
  )

  const base = `/${appId}`
  app.get(`${base}/api/v1/profile/user`, async (request) => {
    const { party, pid, name } = await who(request, 'read')
    return { userId: party - 49_000_000, partyId: party, party: { partyId: party, ssn: pid, name }, userType: 1 }
  })

  const create = async (request: FastifyRequest, reply: FastifyReply) => {
    const taxpayer = await who(request, 'write')
    const { instanceOwner, dataValues } = read(Created, request)
    const owns = instanceOwner.personNumber === taxpayer.pid || instanceOwner.partyId === String(taxpayer.party)
    if (!owns) throw new AltinnFailure(403, 'The person may not act for this party.')
    const made = createInstance(instances, taxpayer, dataValues?.inntektsaar ?? 0)
    return await reply.code(201).send(instanceAnswer(made, instances.now()))
  }
  app.post(`${base}/instances`, create)
  app.post(`${base}/instances/`, create)

  const instancePath = `${base}/instances`
  app.get<OfInstance>(`${instancePath}/:party/:guid`, async (request) =>
    instanceAnswer(await find(request, 'read'), instances.now()),
  )
  app.get<OfInstance>(`${instancePath}/:party/:guid/process`, async (request) =>
    processAnswer(await find(request, 'read')),
  )
  app.delete<OfInstance>(`${instancePath}/:party/:guid`, async (request) => {
    const { id, submitted } = await find(request, 'write')
    if (submitted !== null) throw new AltinnFailure(409, 'What was handed in stays.')
    return instanceAnswer(instances.all.change(id, { isDeleted: true }), instances.now())
  })

  app.post<OfType>(`${instancePath}/:party/:guid/data`, async (request, reply) => {
    const instance = await find(request, 'write', true)
    const added = fileOf(request, request.query.dataType ?? '')
    const same = instance.data.filter(({ dataType }) => dataType === added.dataType)
    if (same.length >= (added.dataType === dataTypes.envelope ? 1 : maxAttachments))
      throw new AltinnFailure(409, `There are as many of ${added.dataType} as there may be.`)
    const element = putFile(instances, instance, added)
    return await reply.code(201).send(elementAnswer(instance, element, instances.now()))
  })
  app.put<OfFile>(`${instancePath}/:party/:guid/data/:id`, async (request) => {
    const instance = await find(request, 'write', true)
    const element = findFile(instance, request.params.id)
    if (element.dataType === dataTypes.form) {
      instances.all.change(instance.id, { year: read(Year, request).inntektsaar })
      return elementAnswer(instance, element, instances.now())
    }
    const replaced = putFile(instances, instance, fileOf(request, element.dataType), element)
    return elementAnswer(instance, replaced, instances.now())
  })
  app.get<OfFile>(`${instancePath}/:party/:guid/data/:id`, async (request, reply) => {
    const element = findFile(await find(request, 'read'), request.params.id)
    return await reply.type(element.contentType).send(bytesOf(instances, element))
  })
  app.delete<OfFile>(`${instancePath}/:party/:guid/data/:id`, async (request, reply) => {
    const instance = await find(request, 'write', true)
    const { id } = findFile(instance, request.params.id)
    instances.all.change(instance.id, { data: instance.data.filter((each) => each.id !== id) })
    return await reply.code(200).send()
  })

  app.put<OfInstance>(`${instancePath}/:party/:guid/process/next`, async (request) => {
    const instance = await find(request, 'write')
    switch (instance.task) {
      case 'Task_1':
        checkComplete(instance, instances.now())
        return processAnswer(instances.all.change(instance.id, { task: 'Task_2' }))
      case 'Task_2': {
        const handedIn = instances.all.change(instance.id, { task: 'Task_3', submitted: instances.now() })
        settleLater(authority, instances, instance.id)
        return processAnswer(handedIn)
      }
      case 'Task_3':
        throw new AltinnFailure(409, 'The authority has the next step.')
    }
  })
}
