import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Bearer } from '../skatteetaten/bearer'
import type { Authority } from '../skatteetaten/state'
import { taxpayerOf, type Taxpayer } from '../skatteetaten/taxpayers'
import { AltinnFailure, readJsonBody, sendProblem } from './failure'
import { answerSubmission, scheduleAnswer } from './feedback'
import { instanceFileCalls, type FindInstance, type InstanceRoute } from './files'
import { instanceAnswer, processAnswer, scanResult } from './instance-answers'
import { appId, createInstance, dataTypes, envelopeElement, type Instances, type StoredInstance } from './instances'

const Created = z.object({
  instanceOwner: z.object({ personNumber: z.string().optional(), partyId: z.coerce.string().optional() }),
  appId: z.literal(appId).optional(),
  dataValues: z.object({ inntektsaar: z.coerce.number().int() }).optional(),
})

/** Throws 409 unless the form is complete: its year, an envelope, and every file scanned and clean. */
function checkComplete(instance: StoredInstance, now: string): void {
  if (instance.year === 0) throw new AltinnFailure(409, 'The income year is missing.')
  if (!envelopeElement(instance)) throw new AltinnFailure(409, `The data type ${dataTypes.envelope} is missing.`)
  const codes = { Pending: 'DataElementFileScanPending', Infected: 'DataElementFileInfected' } as const
  const issues = instance.data.flatMap((element) => {
    const scan = scanResult(element, now)
    return scan === 'Pending' || scan === 'Infected'
      ? [{ code: codes[scan], severity: 1, dataElementId: element.id }]
      : []
  })
  if (issues.length > 0) throw new AltinnFailure(409, 'The task cannot be completed.', issues)
}

/** Altinn 3: its platform, and the app of the tax return (docs.altinn.studio, api/apps). */
export function altinnApi(app: FastifyInstance, authority: Authority, instances: Instances, bearer: Bearer): void {
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, error))

  const who = async (request: FastifyRequest, right: 'read' | 'write'): Promise<Taxpayer> => {
    const { pid } = await bearer.check(request, 'altinn', `altinn:instances.${right}`)
    const found = taxpayerOf(pid)
    if (!found) throw new AltinnFailure(403, 'The person is no party.')
    return found
  }
  const find: FindInstance = async (request, right, isOpen = false) => {
    const { party } = await who(request, right)
    const id = `${request.params.party}/${request.params.guid}`
    await answerSubmission(authority, instances, id)
    const found = instances.all.get(id)
    if (!found || found.isDeleted) throw new AltinnFailure(404, 'There is no such instance.')
    if (found.party !== party) throw new AltinnFailure(403, 'The instance belongs to somebody else.')
    if (isOpen && found.task !== 'Task_1') throw new AltinnFailure(409, 'The form has been left.')
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
    const { instanceOwner, dataValues } = readJsonBody(Created, request)
    const owns = instanceOwner.personNumber === taxpayer.pid || instanceOwner.partyId === String(taxpayer.party)
    if (!owns) throw new AltinnFailure(403, 'The person may not act for this party.')
    const made = createInstance(instances, taxpayer, dataValues?.inntektsaar ?? 0)
    return await reply.code(201).send(instanceAnswer(made, instances.now()))
  }
  app.post(`${base}/instances`, create)
  app.post(`${base}/instances/`, create)

  const instancePath = `${base}/instances`
  app.get<InstanceRoute>(`${instancePath}/:party/:guid`, async (request) =>
    instanceAnswer(await find(request, 'read'), instances.now()),
  )
  app.get<InstanceRoute>(`${instancePath}/:party/:guid/process`, async (request) =>
    processAnswer(await find(request, 'read')),
  )
  app.delete<InstanceRoute>(`${instancePath}/:party/:guid`, async (request) => {
    const { id, submitted } = await find(request, 'write')
    if (submitted !== null) throw new AltinnFailure(409, 'What was handed in stays.')
    return instanceAnswer(instances.all.change(id, { isDeleted: true }), instances.now())
  })

  app.put<InstanceRoute>(`${instancePath}/:party/:guid/process/next`, async (request) => {
    const instance = await find(request, 'write')
    const [type] = (request.headers['content-type'] ?? '').split(';')
    if (type!.trim().toLowerCase() !== 'application/json')
      throw new AltinnFailure(415, 'Content-Type must be application/json.')
    switch (instance.task) {
      case 'Task_1':
        checkComplete(instance, instances.now())
        return processAnswer(instances.all.change(instance.id, { task: 'Task_2' }))
      case 'Task_2': {
        const handedIn = instances.all.change(instance.id, { task: 'Task_3', submitted: instances.now() })
        scheduleAnswer(authority, instances, instance.id)
        return processAnswer(handedIn)
      }
      case 'Task_3':
        throw new AltinnFailure(409, 'The authority has the next step.')
    }
  })

  instanceFileCalls(app, instances, instancePath, find)
}
