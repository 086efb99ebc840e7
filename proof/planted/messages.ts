import { one, type Planted } from './edit'

/** Defects in mails and text messages. */
export const messageDefects: readonly Planted[] = [
  one(
    'what an HTML mail is given is not escaped',
    ['src/app/server/mails', 'escapes'],
    'base/outbox letterIn',
    'paragraph(escaped(hello))',
    'paragraph(hello)',
  ),
  one(
    'the end of the trial is mailed to subscribers',
    ['src/landlord/plan/jobs', 'subscribers'],
    'landlord/plan mailTrialEnds',
    ".where('subscriptionActive', '=', false)",
    '',
  ),
  one(
    'the end of the trial is mailed by each process',
    ['src/landlord/plan/jobs', 'two processes'],
    'landlord/plan mailTrialEnds',
    ', `${keyPrefix}${account.id}`)',
    ')',
  ),
  one(
    'a text message that was probably sent is sent again',
    ['src/base/outbox/sms', 'probably sent'],
    'base/outbox maySendAgain',
    "wasSent === 'no'",
    "wasSent !== 'perhaps'",
  ),
  one(
    'a text message is sent again after its process died',
    ['src/base/outbox/sms', 'process died'],
    'base/outbox smsJobKinds',
    'if (job.before === attemptMarker) throw',
    'if (attemptMarker === null) throw',
  ),
  one(
    'a mail that the server does not answer is waited for without end',
    ['src/base/outbox/provider/smtp', 'byte by byte'],
    'base/outbox smtpMailer',
    'setTimeout(end, timeoutMs * 3)',
    'setTimeout(end, timeoutMs * 300)',
  ),
]
