import type { FastifyInstance } from 'fastify'
import { elementsOf } from './accounts'
import { checkForm, dataFormat } from './form'
import { answerOf, element, faultOf, findIn, operationIn, SoapFault, textIn, type SoapElement } from './soap'
import type { Altinn2State, Credentials } from './state'

/** Addresses and namespaces of the three operations. */
const operations = {
  GetAuthenticationChallenge: {
    path: '/AuthenticationExternal/SystemAuthentication.svc',
    namespace: 'http://www.altinn.no/services/Authentication/SystemAuthentication/2009/10',
  },
  GetReporteeElementListBasicV2: {
    path: '/ServiceEngineExternal/ReporteeElementListExternalBasic.svc',
    namespace: 'http://www.altinn.no/services/ServiceEngine/ReporteeElementList/2010/10',
  },
  UpdateFormDataBasic: {
    path: '/IntermediaryExternal/IntermediaryInboundExternalBasic.svc',
    namespace: 'http://www.altinn.no/services/Intermediary/IntermediaryInbound/2009/10',
  },
} as const

const credentialsIn = (asked: SoapElement): Credentials & { readonly code: string } => ({
  pid: textIn(asked, 'userSSN'),
  userName: textIn(asked, 'systemUserName'),
  password: textIn(asked, 'userPassword') || textIn(asked, 'systemPassword'),
  method: textIn(asked, 'authMethod'),
  code: textIn(asked, 'userPinCode'),
})

type Operation = (state: Altinn2State, asked: SoapElement) => readonly string[] | Promise<readonly string[]>

const challenge: Operation = (state, asked) => {
  const given = state.challenge({
    pid: textIn(asked, 'UserSSN'),
    userName: textIn(asked, 'SystemUserName'),
    password: textIn(asked, 'UserPassword'),
    method: textIn(asked, 'AuthMethod'),
  })
  if (given === null)
    return [element('Message', 'Ingen mobiltelefon er registrert'), element('Status', 'NoPhoneNumber')]
  return [
    element('Message', given.message),
    element('Status', 'Ok'),
    element('ValidFrom', given.from),
    element('ValidTo', given.until),
  ]
}

const list: Operation = (state, asked) => {
  const account = state.enter(credentialsIn(asked))
  const search = findIn(asked, 'searchBE')
  if (!search || textIn(search, 'Reportee') !== account.pid) throw new SoapFault(5, 'Feil parametre')
  return [
    element(
      'ReporteeElementBEV2List',
      elementsOf(account, state.now())
        .filter(({ changed }) => textIn(search, 'FromDate') <= changed && changed <= textIn(search, 'ToDate'))
        .map(({ id, title, changed }) =>
          element('ReporteeElementBEV2', [
            element('LastChangedDate', changed),
            element('ReporteeElementId', String(id)),
            element('TaskStatus', 'Utfylling'),
            element('Title', title),
          ]),
        ),
    ),
  ]
}

const update: Operation = async (state, asked) => {
  const account = state.enter(credentialsIn(asked))
  const task = findIn(asked, 'formTaskUpdate')
  const elementId = task ? Number(textIn(task, 'ReporteeElementId')) : Number.NaN
  const found = elementsOf(account, state.now()).find(({ id }) => id === elementId)
  const forms = (task && findIn(task, 'FormUpdateList'))?.children.filter(({ name }) => name === 'FormUpdate') ?? []
  const year = Math.floor(elementId / 1000)
  if (!found || forms.length === 0 || forms.some((each) => !dataFormat.isOf(each, year)))
    throw new SoapFault(5, 'Feil parametre')
  const outcomes = await Promise.all(
    forms.map(async (each) => ({ each, problem: await checkForm(textIn(each, 'FormData'), year) })),
  )
  const failed = outcomes.filter(({ problem }) => problem !== null)
  for (const { each, problem } of outcomes) {
    if (problem !== null) continue
    const reference = textIn(each, 'EndUserSystemReference')
    const form = { at: state.now(), pid: account.pid, elementId, reference, xml: textIn(each, 'FormData') }
    const before = state.forms.list().find((one) => one.elementId === elementId && one.reference === reference)
    if (before) state.forms.change(before.id, form)
    else state.forms.append(form)
  }
  const text = `${forms.length - failed.length}/${forms.length} forms updated. ${failed.length} forms failed validation.`
  return [
    element('ReceiptId', String(state.forms.list()[0]?.id ?? 0)),
    // The outer receipt is OK even when a form in it is not.
    element('ReceiptStatusCode', 'OK'),
    element('ReceiptText', text),
    element(
      'SubReceipts',
      outcomes.map(({ each, problem }) =>
        element('ReceiptExternal', [
          element('ReceiptStatusCode', problem === null ? 'OK' : 'ValidationFailed'),
          element('ReceiptText', problem ?? 'Form updated'),
          element('References', [element('EndUserSystemReference', textIn(each, 'EndUserSystemReference'))]),
        ]),
      ),
    ),
  ]
}

/** The three operations, each at its own address. A fault has status 500, as SOAP 1.1 requires. */
export function altinn2Api(app: FastifyInstance, state: Altinn2State): void {
  const run = {
    GetAuthenticationChallenge: challenge,
    GetReporteeElementListBasicV2: list,
    UpdateFormDataBasic: update,
  }
  for (const [name, { path, namespace }] of Object.entries(operations)) {
    app.post(path, async ({ body }, reply) => {
      void reply.type('text/xml; charset=utf-8')
      try {
        const asked = await operationIn(typeof body === 'string' ? body : '', name)
        return await reply.send(answerOf(name, namespace, await run[name as keyof typeof run](state, asked)))
      } catch (error) {
        if (!(error instanceof SoapFault)) throw error
        return await reply.code(500).send(faultOf(error))
      }
    })
  }
}
