import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AltinnFailure, readJsonBody } from './failure'
import { elementAnswer } from './instance-answers'
import { elementBytes, dataTypes, putFile, type Instances, type StoredInstance } from './instances'

export type InstanceRoute = { Params: { party: string; guid: string } }
/**
 * Throws 404 for an unknown instance, and 403 for another person's instance. With `isOpen`, throws
 * 409 for an instance that can no longer be filled in.
 */
export type FindInstance = (
  request: FastifyRequest<InstanceRoute>,
  right: 'read' | 'write',
  isOpen?: boolean,
) => Promise<StoredInstance>

type OfFile = { Params: InstanceRoute['Params'] & { id: string } }
type OfType = InstanceRoute & { Querystring: { dataType?: string } }

const binaryTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]
const maxAttachments = 70

const Year = z.object({ inntektsaar: z.coerce.number().int() })

/** The uploaded file. Throws 400 for a type that its data type doesn't accept, and for a name in quotation marks. */
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

/** The calls about the files of an instance, below its address. */
export function instanceFileCalls(app: FastifyInstance, instances: Instances, path: string, find: FindInstance): void {
  app.addContentTypeParser(binaryTypes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const findFile = (instance: StoredInstance, id: string) => {
    const found = instance.data.find((each) => each.id === id)
    if (!found) throw new AltinnFailure(404, 'There is no such file.')
    return found
  }

  app.post<OfType>(`${path}/:party/:guid/data`, async (request, reply) => {
    const instance = await find(request, 'write', true)
    const added = fileOf(request, request.query.dataType ?? '')
    const same = instance.data.filter(({ dataType }) => dataType === added.dataType)
    if (same.length >= (added.dataType === dataTypes.envelope ? 1 : maxAttachments))
      throw new AltinnFailure(409, `There are as many of ${added.dataType} as there may be.`)
    const element = putFile(instances, instance, added)
    return await reply.code(201).send(elementAnswer(instance, element, instances.now()))
  })
  app.put<OfFile>(`${path}/:party/:guid/data/:id`, async (request) => {
    const instance = await find(request, 'write', true)
    const element = findFile(instance, request.params.id)
    if (element.dataType === dataTypes.form) {
      instances.all.change(instance.id, { year: readJsonBody(Year, request).inntektsaar })
      return elementAnswer(instance, element, instances.now())
    }
    const replaced = putFile(instances, instance, fileOf(request, element.dataType), element)
    return elementAnswer(instance, replaced, instances.now())
  })
  app.get<OfFile>(`${path}/:party/:guid/data/:id`, async (request, reply) => {
    const element = findFile(await find(request, 'read'), request.params.id)
    return await reply.type(element.contentType).send(elementBytes(instances, element))
  })
  app.delete<OfFile>(`${path}/:party/:guid/data/:id`, async (request, reply) => {
    const instance = await find(request, 'write', true)
    const { id } = findFile(instance, request.params.id)
    instances.all.change(instance.id, { data: instance.data.filter((each) => each.id !== id) })
    return await reply.code(200).send()
  })
}
