-- A rotation ends the secret before the replaced one, and sets when the replaced one ends: streams look at once.
create trigger notify_replaced_token after update of token_hash on api_tokens
  for each row when (old.token_hash <> new.token_hash) execute function notify_ended_session();
