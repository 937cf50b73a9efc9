const words = (names: string): readonly string[] => names.trim().split(/\s+/);

/** Columns exported to the person; a test fails for a column in neither list. */
export const personalDataColumnsByTable: Readonly<Record<string, readonly string[]>> = {
  account_tokens: words(`id user_id purpose email created_at expires_at used_at`),
  attachments: words(`
    id ship_time_request_id user_id name description kind size sha256 lock_version created_at
    updated_at`),
  audit_log: words(`id created_at actor_id action subject_type subject_id before after reason address`),
  availability_watches: words(`
    id user_id vessel_id region_id start_date end_date min_days min_berths last_opening_id created_at`),
  berth_request_entries: words(`id berth_request_id user_id action body created_at`),
  berth_requests: words(`
    id mission_id vessel_id fiscal_year_id voyage_title start_date end_date user_id
    ship_time_request_id berths days_aboard objectives equipment state granted_berths word word_note
    word_by decided_by decided_at reason end_told lock_version created_at updated_at`),
  calendar_feeds: words(`id user_id vessel_id created_at revoked_at`),
  clarification_messages: words(`id ship_time_request_id user_id kind body created_at opened_fields`),
  co_proponents: words(`ship_time_request_id user_id slot added_by created_at`),
  draft_keys: words(`user_id`),
  factor_tickets: words(`
    id user_id purpose session_id tries created_at expires_at used_at joins_issuer joins_subject`),
  federated_identities: words(`id user_id issuer subject created_at last_used_at`),
  invitations: words(`id ship_time_request_id email invited_by created_at expires_at accepted_at`),
  letters_of_intent: words(`
    id user_id title days first_month last_month region_id vessel_id berths summary withdrawn_at
    lock_version created_at updated_at`),
  mission_conflicts_kept: words(`
    id mission_id code other_mission_id reason user_id created_at constraint_id days`),
  notices: words(`id user_id kind params path created_at read_at mailed_at`),
  outage_notices: words(`id outage_id ship_time_request_id user_id digest created_at`),
  outages: words(`id user_id affected created_at`),
  outbox: words(`
    id kind user_id to_address language subject message_id attempts next_attempt_at leased_until
    useful_until sent_at last_error created_at caused_by calendars_of`),
  overruled_distances: words(`
    id from_port_id to_port_id nautical_miles reason user_id lock_version created_at updated_at`),
  privacy_requests: words(`
    id user_id kind state reason decided_by decided_at lock_version created_at updated_at`),
  proponent_requests: words(`
    id user_id kind organization agency grant_number letter state reason decided_by decided_at
    lock_version created_at updated_at`),
  proposals: words(`
    id fiscal_year_id user_id vessel_ids asked state failure process_number is_stopping fingerprint
    lock_version created_at updated_at scenario_id weights`),
  recovery_codes: words(`id user_id created_at used_at`),
  remark_replies: words(`
    id remark_id user_id body lock_version created_at updated_at edited_at deleted_at`),
  remarks: words(`
    id ship_time_request_id section field user_id addressee_id body settled_at settled_by lock_version
    created_at updated_at edited_at deleted_at`),
  scenarios: words(`
    id fiscal_year_id user_id name origin adopted_at lock_version created_at updated_at`),
  second_factor_grace: words(`user_id due_at`),
  second_factors: words(`
    id user_id kind name last_period credential_id sign_count transports created_at last_used_at`),
  sessions: words(`
    id user_id user_agent address created_at last_used_at expires_at revoked_at proved_at`),
  ship_time_request_history: words(`
    id ship_time_request_id from_status_id to_status_id action reason user_id created_at receipt fiscal_year`),
  ship_time_requests: words(`
    id user_id status_id submitted_at vessel_id copied_from_id withdrawal_asked_at withdrawal_reason project_title fiscal_year_id agency_id
    responsible_manager_name responsible_manager_email is_responsible_manager multi_year
    expected_change_in_area expected_change_in_days_or_window expected_change_in_ship_preference
    future_missions_note executive_summary impact_statement mission_objectives project_type_id
    project_type_note thematic_area_id vessel_preference_1_id vessel_preference_2_id
    vessel_preference_justification min_science_berths ideal_science_berths helicopter_required
    min_wire_length min_a_frame_load min_container_places equipment_requirements operational_days operating_hours_id operational_window_start
    operational_window_end preferred_start_window_start preferred_start_window_end mobilization_days
    demobilization_days mobilization_port_id demobilization_port_id scheduling_constraints
    in_foreign_waters indigenous_territories in_marine_protected_areas other_special_considerations
    no_collaborations funding_unknown lock_version updated_by created_at updated_at`),
  sign_in_networks: words(`user_id network last_used_at`),
  user_vessels: words(`user_id vessel_id`),
  users: words(`
    id first_name last_name email pending_email email_verified_at title affiliation telephone
    telephone_extension language user_type_id options active lock_version created_at updated_at
    demonstration service administrator_asked_by administrator_ended_at orcid`),
  vessel_plan_history: words(`id vessel_plan_id from_level to_level action reason user_id created_at`),
};

/** Columns withheld: secrets, computed values, and e-mail texts, which only their recipients read. */
export const withheldPersonColumns: Readonly<Record<string, readonly string[]>> = {
  account_tokens: words(`token_hash`),
  calendar_feeds: words(`token_hash`),
  draft_keys: words(`key`),
  factor_tickets: words(`token_hash sealed_secret passkey_challenge`),
  invitations: words(`token_hash`),
  outbox: words(`dedup_key body_text body_html secret`),
  proposals: words(`progress result`),
  recovery_codes: words(`code_hash`),
  second_factors: words(`sealed_secret public_key`),
  sessions: words(`token_hash cookie_hash`),
  users: words(`password_hash`),
};
