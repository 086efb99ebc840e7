-- What must be known of a request, a submission or an order when it is repeated, looked at once more, or has lost its account.

-- When what a request asks for was stored, in that same transaction: after its process was lost it isn't done once more.
alter table idempotency add column intended_at timestamptz;

alter table tax_submission
  -- It was asked for even if the same stood already.
  add column is_again boolean not null default false,
  -- When Altinn was last asked to take the last step, and did not refuse to.
  add column confirm_asked_at timestamptz;

-- When its reading was last queued by itself: what waits longest comes first.
alter table signing add column looked_at timestamptz;
alter table deposit add column looked_at timestamptz;

alter table fee_refund
  -- What may have been ordered at the bank without an answer: our name of it, since when, and the keyed hash of the tenant's
  -- name, by which the bank finds it; null where nothing was.
  add column external_id text,
  add column ordered_since timestamptz,
  add column payer_hash text;
