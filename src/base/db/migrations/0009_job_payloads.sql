-- Queued mails and reset links hold their encrypted content under the name `encrypted`.
update job set payload = (payload - 'sealed') || jsonb_build_object('encrypted', payload -> 'sealed') where payload ? 'sealed';
