export interface paths {
  "/api/agencies": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List agencies
     * @description Open to everybody.
     */
    get: operations["listAgencies"];
    /**
     * Add an agency
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createAgency"];
  };
  "/api/agencies/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an agency
     * @description Open to everybody.
     */
    get: operations["getAgency"];
    /**
     * Change an agency, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceAgency"];
    /**
     * Delete an agency
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeAgency"];
    /**
     * Change an agency
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateAgency"];
  };
  "/api/application_standings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the ranking, priority and mandate of applications
     * @description For: Regional vessel coordinator, National science representative, and Administrator. For people only, not for programs.
     */
    get: operations["listApplicationStandings"];
  };
  "/api/audit_log": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List entries of the audit log
     * @description For: Administrator. For people only, not for programs.
     */
    get: operations["listAuditLog"];
  };
  "/api/audit_log/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the audit log
     * @description For: Administrator. For people only, not for programs.
     */
    get: operations["exportAuditLog"];
  };
  "/api/auth/email/{token}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Confirm a new e-mail address
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["confirmEmail"];
  };
  "/api/auth/federation/finish": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Finish signing in through the federation
     * @description Open to everybody.
     */
    post: operations["finishFederation"];
  };
  "/api/auth/federation/start": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * postApiAuthFederationStart
     * @description Open to everybody.
     */
    post: operations["postApiAuthFederationStart"];
  };
  "/api/auth/login": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sign in with e-mail and password
     * @description Open to everybody.
     */
    post: operations["signIn"];
  };
  "/api/auth/logout": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sign out, by GET
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["signOutByGet"];
    /**
     * Sign out
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["signOut"];
  };
  "/api/auth/one_mail_a_day/{token}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Switch to one e-mail a day with the link in an e-mail
     * @description Open to everybody.
     */
    post: operations["preferOneMailADay"];
  };
  "/api/auth/password/create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Request a link to choose a new password
     * @description Open to everybody.
     */
    post: operations["requestPasswordReset"];
  };
  "/api/auth/password/find/{token}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the account to which a password link belongs
     * @description Open to everybody.
     */
    get: operations["findPasswordReset"];
  };
  "/api/auth/password/reset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Set a new password
     * @description Open to everybody.
     */
    post: operations["resetPassword"];
  };
  "/api/auth/proof": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Confirm your identity
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["prove"];
  };
  "/api/auth/proof/challenge": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ask how you can confirm your identity
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["beginProof"];
  };
  "/api/auth/recovery_codes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get new recovery codes
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["createRecoveryCodes"];
  };
  "/api/auth/second_factor": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sign in with a second factor
     * @description Open to everybody.
     */
    post: operations["answerSecondFactor"];
  };
  "/api/auth/second_factors": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your second factors
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["listSecondFactors"];
    /**
     * Add one of your second factors
     * @description Open to everybody.
     */
    post: operations["createSecondFactor"];
  };
  "/api/auth/second_factors/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Delete one of your second factors
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    delete: operations["removeSecondFactor"];
    /**
     * Change one of your second factors
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    patch: operations["updateSecondFactor"];
  };
  "/api/auth/second_factors/set_up": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Begin to set up a second factor
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["beginSecondFactor"];
  };
  "/api/auth/sessions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your open sessions
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["listSessions"];
  };
  "/api/auth/sessions/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Delete one of your open sessions
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    delete: operations["removeSession"];
  };
  "/api/auth/sessions/end": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * End a session that a browser could not end
     * @description Open to everybody.
     */
    post: operations["endStoredSession"];
  };
  "/api/auth/signup": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Create an account
     * @description Open to everybody.
     */
    post: operations["signUp"];
  };
  "/api/auth/signup/activate/{token}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Activate an account, by GET
     * @description Open to everybody.
     */
    get: operations["activateByGet"];
    /**
     * Activate an account
     * @description Open to everybody.
     */
    post: operations["activate"];
  };
  "/api/auth/signup/claim/{token}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Take over an account with your own password
     * @description Open to everybody.
     */
    post: operations["claimAccount"];
  };
  "/api/auth/signup/find/{token}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the account to which an activation link belongs
     * @description Open to everybody.
     */
    get: operations["findSignup"];
  };
  "/api/auth/signup/refuse/{token}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Refuse an account that somebody created with your address
     * @description Open to everybody.
     */
    post: operations["refuseAccount"];
  };
  "/api/auth/signup/resend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Have the activation link sent again
     * @description Open to everybody.
     */
    post: operations["resendActivation"];
  };
  "/api/auth/token": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get what your own token may do, and until when
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Open to all programs.
     */
    get: operations["getOwnToken"];
  };
  "/api/auth/user": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read your own account
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["getOwnAccount"];
  };
  "/api/availability_watches": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your alerts about free days or berths
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["listAvailabilityWatches"];
    /**
     * Add an alert about free days or berths
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["createAvailabilityWatch"];
  };
  "/api/availability_watches/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an alert about free days or berths
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["getAvailabilityWatch"];
    /**
     * Delete an alert about free days or berths
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    delete: operations["removeAvailabilityWatch"];
  };
  "/api/availability_watches/stop/{token}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Unsubscribe from all availability e-mails
     * @description Open to everybody.
     */
    post: operations["stopAvailabilityMails"];
  };
  "/api/backups": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Begin a backup
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createBackup"];
  };
  "/api/berth_requests": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List requests for berths
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `voyages:read`.
     */
    get: operations["listBerthRequest"];
    /**
     * Ask for berths on a planned voyage
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["askForBerths"];
  };
  "/api/berth_requests/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a request for berths
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `voyages:read`.
     */
    get: operations["getBerthRequest"];
  };
  "/api/berth_requests/{id}/accept": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Accept a request for berths
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["acceptGuests"];
  };
  "/api/berth_requests/{id}/agree": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Agree to a guest on your voyage
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["agreeToGuests"];
  };
  "/api/berth_requests/{id}/answer": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Answer a question about a request for berths
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["answerAboutBerths"];
  };
  "/api/berth_requests/{id}/ask": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ask the person who requests berths a question
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["askGuests"];
  };
  "/api/berth_requests/{id}/decline": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Decline a request for berths
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["declineGuests"];
  };
  "/api/berth_requests/{id}/disagree": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Disagree with a guest on your voyage
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["disagreeToGuests"];
  };
  "/api/berth_requests/{id}/take_back": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Withdraw granted berths
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["takeBerthsBack"];
  };
  "/api/berth_requests/{id}/withdraw": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Withdraw a request for berths
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["withdrawBerthRequest"];
  };
  "/api/calendar_feeds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your calendar feeds
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["listCalendarFeeds"];
    /**
     * Add a calendar feed
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["createCalendarFeed"];
  };
  "/api/calendar_feeds/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Delete a calendar feed
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    delete: operations["removeCalendarFeed"];
  };
  "/api/calendar/{token}.ics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a calendar by its private address
     * @description Open to everybody.
     */
    get: operations["readCalendarFeed"];
  };
  "/api/capabilities": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List capabilities of vessels
     * @description Open to everybody.
     */
    get: operations["listCapabilities"];
    /**
     * Add a capability of vessels
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createCapability"];
  };
  "/api/capabilities/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a capability of vessels
     * @description Open to everybody.
     */
    get: operations["getCapability"];
    /**
     * Change a capability of vessels, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceCapability"];
    /**
     * Delete a capability of vessels
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeCapability"];
    /**
     * Change a capability of vessels
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateCapability"];
  };
  "/api/coastal_states": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List coastal states
     * @description Open to everybody.
     */
    get: operations["listCoastalStates"];
    /**
     * Add a coastal state
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createCoastalState"];
  };
  "/api/coastal_states/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a coastal state
     * @description Open to everybody.
     */
    get: operations["getCoastalState"];
    /**
     * Change a coastal state, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceCoastalState"];
    /**
     * Delete a coastal state
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeCoastalState"];
    /**
     * Change a coastal state
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateCoastalState"];
  };
  "/api/costs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what plans cost
     * @description For: Regional vessel coordinator, National science representative, and Administrator. Programs need the scope `plans:read`.
     */
    get: operations["getCosts"];
  };
  "/api/delivered_voyages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List delivered voyages
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["listDeliveredVoyages"];
  };
  "/api/delivered_voyages/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Delete a delivered voyage
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    delete: operations["removeDeliveredVoyage"];
  };
  "/api/delivery": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Simulate what plans will probably deliver
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["getExpectedDelivery"];
  };
  "/api/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List events after a cursor
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `events:read`.
     */
    get: operations["listEvents"];
  };
  "/api/faqs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List questions and answers
     * @description Open to everybody.
     */
    get: operations["listFaqs"];
    /**
     * Add a question and its answer
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createFaq"];
  };
  "/api/faqs/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a question and its answer
     * @description Open to everybody.
     */
    get: operations["getFaq"];
    /**
     * Change a question and its answer, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceFaq"];
    /**
     * Delete a question and its answer
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeFaq"];
    /**
     * Change a question and its answer
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateFaq"];
  };
  "/api/fiscal_years": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List fiscal years
     * @description Open to everybody.
     */
    get: operations["listFiscalYears"];
    /**
     * Add a fiscal year
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createFiscalYear"];
  };
  "/api/fiscal_years/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a fiscal year
     * @description Open to everybody.
     */
    get: operations["getFiscalYear"];
    /**
     * Change a fiscal year, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceFiscalYear"];
    /**
     * Delete a fiscal year
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeFiscalYear"];
    /**
     * Change a fiscal year
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateFiscalYear"];
  };
  "/api/fiscal_years/{id}/voyage_reports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the finished voyages of a fiscal year and the state of their reports
     * @description For: Regional vessel coordinator, National science representative, and Administrator. Programs need the scope `plans:read`.
     */
    get: operations["listVoyageReportsOfYear"];
  };
  "/api/fiscal_years/{id}/weights": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the weights used in the proposals of a year
     * @description For: Regional vessel coordinator, National science representative, and Administrator. For people only, not for programs.
     */
    get: operations["getWeights"];
    /**
     * Change the weights used in the proposals of a year, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceWeights"];
    /**
     * Change the weights used in the proposals of a year
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateWeights"];
  };
  "/api/fleet_plans": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List fleet plans
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `schedules:read`.
     */
    get: operations["listFleetPlans"];
  };
  "/api/fleet_plans/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a fleet plan
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `schedules:read`.
     */
    get: operations["getFleetPlan"];
  };
  "/api/fleet_plans/{id}/versions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List published schedules
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `schedules:read`.
     */
    get: operations["listFleetVersions"];
    /**
     * Add a published schedule
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["createFleetVersion"];
  };
  "/api/fleet_plans/{id}/versions/{version}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a published schedule
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `schedules:read`.
     */
    get: operations["getFleetVersion"];
  };
  "/api/fleet_plans/{id}/versions/{version}/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download a published schedule
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `schedules:read`.
     */
    get: operations["exportFleetVersion"];
  };
  "/api/fleet_plans/{id}/versions/{version}/export.pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Print a published schedule as a poster
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `schedules:read`.
     */
    get: operations["printFleetVersion"];
  };
  "/api/invitations/{token}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an invitation by its link
     * @description Open to everybody.
     */
    get: operations["findInvitation"];
  };
  "/api/invitations/{token}/accept": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Accept an invitation
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["acceptInvitation"];
  };
  "/api/ledger": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the state of the ledger
     * @description For: Administrator. For people only, not for programs.
     */
    get: operations["getLedger"];
  };
  "/api/ledger/heads.csv": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the last hash of the ledger of each day
     * @description For: Administrator. For people only, not for programs.
     */
    get: operations["exportLedgerHeads"];
  };
  "/api/ledger/verify": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Verify the ledger
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["verifyLedger"];
  };
  "/api/letters_of_intent": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List letters of intent
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `letters:read`.
     */
    get: operations["listLettersOfIntent"];
    /**
     * Add a letter of intent
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["createLetterOfIntent"];
  };
  "/api/letters_of_intent/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a letter of intent
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `letters:read`.
     */
    get: operations["getLetterOfIntent"];
    /**
     * Change a letter of intent, by PUT
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    put: operations["replaceLetterOfIntent"];
    /**
     * Change a letter of intent
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    patch: operations["updateLetterOfIntent"];
  };
  "/api/letters_of_intent/{id}/apply": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Turn a letter of intent into a draft application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["applyWithLetterOfIntent"];
  };
  "/api/letters_of_intent/{id}/withdraw": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Withdraw a letter of intent
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["withdrawLetterOfIntent"];
  };
  "/api/letters_of_intent/demand": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sum the demand in letters of intent by fiscal year and month
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `letters:read`.
     */
    get: operations["sumForeseenDemand"];
  };
  "/api/letters_of_intent/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download letters of intent as a spreadsheet
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `letters:read`.
     */
    get: operations["exportLettersOfIntent"];
  };
  "/api/live": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Receive changes as they happen (server-sent events)
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["openLiveStream"];
  };
  "/api/mailbox": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List e-mails of the demonstration
     * @description Open to everybody.
     */
    get: operations["listDemoMails"];
  };
  "/api/mailbox/{id}/files/{position}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download an attachment of a demonstration e-mail
     * @description Open to everybody.
     */
    get: operations["downloadDemoMailFile"];
  };
  "/api/marine_protected_areas": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List marine protected areas
     * @description Open to everybody.
     */
    get: operations["listMarineProtectedAreas"];
    /**
     * Add a marine protected area
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createMarineProtectedArea"];
  };
  "/api/marine_protected_areas/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a marine protected area
     * @description Open to everybody.
     */
    get: operations["getMarineProtectedArea"];
    /**
     * Change a marine protected area, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceMarineProtectedArea"];
    /**
     * Delete a marine protected area
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeMarineProtectedArea"];
    /**
     * Change a marine protected area
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateMarineProtectedArea"];
  };
  "/api/missions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List missions
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["listMissions"];
  };
  "/api/missions/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a mission
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["getMission"];
    /**
     * Change a mission, by PUT
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    put: operations["replaceMission"];
    /**
     * Delete a mission
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    delete: operations["removeMission"];
    /**
     * Change a mission
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    patch: operations["updateMission"];
  };
  "/api/missions/{id}/activity": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List changes to a mission
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["listMissionActivity"];
  };
  "/api/missions/{id}/activity/{entry}/revert": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Undo a change to a mission
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["revertMissionActivity"];
  };
  "/api/missions/{id}/join": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Join two missions into one
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    post: operations["joinMissions"];
  };
  "/api/missions/{id}/kept_conflicts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List kept conflicts of a mission
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["listKeptConflicts"];
    /**
     * Add a kept conflict
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["createKeptConflict"];
  };
  "/api/missions/{id}/kept_conflicts/{kept}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Delete a kept conflict
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    delete: operations["removeKeptConflict"];
  };
  "/api/missions/{id}/move": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Move a mission to another vessel
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    post: operations["moveMission"];
  };
  "/api/missions/{id}/split": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Split a mission in two
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    post: operations["splitMission"];
  };
  "/api/missions/{id}/take_back": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Undo your own last change to a mission
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    post: operations["takeMissionBack"];
  };
  "/api/missions/import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Import missions and delivered voyages from a file
     * @description For: Regional vessel coordinator, National science representative, and Administrator. Programs need the scope `plans:write`.
     */
    post: operations["importMissions"];
  };
  "/api/notices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your notices
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["listNotices"];
  };
  "/api/notices/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one of your notices
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["getNotice"];
    /**
     * Change one of your notices, by PUT
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    put: operations["replaceNotice"];
    /**
     * Change one of your notices
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    patch: operations["updateNotice"];
  };
  "/api/notices/read": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Mark notices as read
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["readNotices"];
  };
  "/api/open_voyages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List voyages with berths to spare
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `voyages:read`.
     */
    get: operations["listOpenVoyage"];
  };
  "/api/open/schedules": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List open schedules
     * @description Open to everybody if the setting `open_schedule` is on; otherwise to people who are signed in and to programs with the scope `schedules:read`.
     */
    get: operations["listOpenSchedules"];
  };
  "/api/open/schedules/{fiscal_year}/versions/{version}.csv": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an open schedule as CSV
     * @description Open to everybody if the setting `open_schedule` is on; otherwise to people who are signed in and to programs with the scope `schedules:read`.
     */
    get: operations["getOpenScheduleCsv"];
  };
  "/api/open/schedules/{fiscal_year}/versions/{version}.geojson": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an open schedule as GeoJSON
     * @description Open to everybody if the setting `open_schedule` is on; otherwise to people who are signed in and to programs with the scope `schedules:read`.
     */
    get: operations["getOpenScheduleGeoJson"];
  };
  "/api/open/schedules/{fiscal_year}/versions/{version}.ics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an open schedule as iCalendar
     * @description Open to everybody if the setting `open_schedule` is on; otherwise to people who are signed in and to programs with the scope `schedules:read`.
     */
    get: operations["getOpenScheduleCalendar"];
  };
  "/api/open/schedules/{fiscal_year}/versions/{version}.json": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an open schedule as JSON
     * @description Open to everybody if the setting `open_schedule` is on; otherwise to people who are signed in and to programs with the scope `schedules:read`.
     */
    get: operations["getOpenSchedule"];
  };
  "/api/open/schedules/{fiscal_year}/versions/{version}/legs.csv": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read voyages with free berths and free days as CSV
     * @description Open to everybody if the setting `open_schedule` is on; otherwise to people who are signed in and to programs with the scope `schedules:read`.
     */
    get: operations["getOpenLegsCsv"];
  };
  "/api/operating_hours": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all operating hours
     * @description Open to everybody.
     */
    get: operations["listAllOperatingHours"];
    /**
     * Add operating hours
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createOperatingHours"];
  };
  "/api/operating_hours/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read operating hours
     * @description Open to everybody.
     */
    get: operations["getOperatingHours"];
    /**
     * Change operating hours, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceOperatingHours"];
    /**
     * Delete operating hours
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeOperatingHours"];
    /**
     * Change operating hours
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateOperatingHours"];
  };
  "/api/operating-hours": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all operating hours (with a hyphen)
     * @description Open to everybody.
     */
    get: operations["listAllOperatingHoursHyphenated"];
    /**
     * Add operating hours (with a hyphen)
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createOperatingHoursHyphenated"];
  };
  "/api/operating-hours/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read operating hours (with a hyphen)
     * @description Open to everybody.
     */
    get: operations["getOperatingHoursHyphenated"];
    /**
     * Change operating hours, by PUT (with a hyphen)
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceOperatingHoursHyphenated"];
    /**
     * Delete operating hours (with a hyphen)
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeOperatingHoursHyphenated"];
    /**
     * Change operating hours (with a hyphen)
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateOperatingHoursHyphenated"];
  };
  "/api/operation": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the state of the portal
     * @description For: Administrator. For people only, not for programs.
     */
    get: operations["getOperation"];
  };
  "/api/outages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List outages of vessels
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    get: operations["listOutages"];
    /**
     * Add an outage of a vessel
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["createOutage"];
  };
  "/api/outages/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an outage of a vessel
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    get: operations["getOutage"];
  };
  "/api/outages/{id}/notices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read drafts of notices to those affected
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    get: operations["getOutageNotices"];
    /**
     * Send notices to those affected
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["sendOutageNotices"];
  };
  "/api/outages/{id}/options": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Propose new plans after an outage
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["replanOutage"];
  };
  "/api/outbox": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List outgoing e-mails
     * @description For: Administrator. For people only, not for programs.
     */
    get: operations["listOutbox"];
  };
  "/api/outbox/{id}/resend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Send an e-mail again
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["resendMail"];
  };
  "/api/overruled_distances": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List corrected distances between ports
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["listOverruledDistances"];
    /**
     * Add a corrected distance between ports
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    post: operations["createOverruledDistance"];
  };
  "/api/overruled_distances/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a corrected distance between ports
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["getOverruledDistance"];
    /**
     * Change a corrected distance between ports, by PUT
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    put: operations["replaceOverruledDistance"];
    /**
     * Delete a corrected distance between ports
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    delete: operations["removeOverruledDistance"];
    /**
     * Change a corrected distance between ports
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    patch: operations["updateOverruledDistance"];
  };
  "/api/people": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List people of applications
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `people:read`.
     */
    get: operations["listPeople"];
  };
  "/api/people/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a person of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `people:read`.
     */
    get: operations["getPerson"];
  };
  "/api/port_distances": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List distances between ports
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Open to all programs.
     */
    get: operations["listPortDistances"];
  };
  "/api/portal": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the name, settings and features of the portal
     * @description Open to everybody.
     */
    get: operations["getPortal"];
  };
  "/api/ports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List ports
     * @description Open to everybody.
     */
    get: operations["listPorts"];
    /**
     * Add a port
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createPort"];
  };
  "/api/ports/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a port
     * @description Open to everybody.
     */
    get: operations["getPort"];
    /**
     * Change a port, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replacePort"];
    /**
     * Delete a port
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removePort"];
    /**
     * Change a port
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updatePort"];
  };
  "/api/project_areas": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List project areas
     * @description Open to everybody.
     */
    get: operations["listProjectAreas"];
    /**
     * Add a project area
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createProjectArea"];
  };
  "/api/project_areas/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a project area
     * @description Open to everybody.
     */
    get: operations["getProjectArea"];
    /**
     * Change a project area, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceProjectArea"];
    /**
     * Delete a project area
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeProjectArea"];
    /**
     * Change a project area
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateProjectArea"];
  };
  "/api/project_types": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List project types
     * @description Open to everybody.
     */
    get: operations["listProjectTypes"];
    /**
     * Add a project type
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createProjectType"];
  };
  "/api/project_types/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a project type
     * @description Open to everybody.
     */
    get: operations["getProjectType"];
    /**
     * Change a project type, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceProjectType"];
    /**
     * Delete a project type
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeProjectType"];
    /**
     * Change a project type
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateProjectType"];
  };
  "/api/project-types": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List project types (with a hyphen)
     * @description Open to everybody.
     */
    get: operations["listProjectTypesHyphenated"];
    /**
     * Add a project type (with a hyphen)
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createProjectTypeHyphenated"];
  };
  "/api/project-types/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a project type (with a hyphen)
     * @description Open to everybody.
     */
    get: operations["getProjectTypeHyphenated"];
    /**
     * Change a project type, by PUT (with a hyphen)
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceProjectTypeHyphenated"];
    /**
     * Delete a project type (with a hyphen)
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeProjectTypeHyphenated"];
    /**
     * Change a project type (with a hyphen)
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateProjectTypeHyphenated"];
  };
  "/api/proponent_requests": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List requests to become a proponent
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["listProponentRequest"];
    /**
     * Add a request to become a proponent
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["createProponentRequest"];
  };
  "/api/proponent_requests/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a request to become a proponent
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["getProponentRequest"];
  };
  "/api/proponent_requests/{id}/grant": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Grant a request to become a proponent
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["grantProponentRequest"];
  };
  "/api/proponent_requests/{id}/refuse": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Refuse a request to become a proponent
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["refuseProponentRequest"];
  };
  "/api/proposals": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List proposed schedules
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    get: operations["listProposals"];
    /**
     * Add a proposed schedule
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["createProposal"];
  };
  "/api/proposals/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a proposed schedule
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    get: operations["getProposal"];
    /**
     * Delete a proposed schedule
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    delete: operations["removeProposal"];
  };
  "/api/proposals/{id}/apply": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Apply changes of a proposed schedule
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["applyProposal"];
  };
  "/api/proposals/{id}/explanations/{request}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Explain why an application was not placed
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    get: operations["explainProposal"];
  };
  "/api/proposals/{id}/take_back": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Undo all applied changes of a proposed schedule
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["takeProposalBack"];
  };
  "/api/receipts/{receipt}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check the receipt of a submission
     * @description Open to everybody.
     */
    get: operations["getReceipt"];
  };
  "/api/reference_lists": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read several lists at once
     * @description Open to everybody.
     */
    get: operations["getReferenceLists"];
  };
  "/api/regions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List regions
     * @description Open to everybody.
     */
    get: operations["listRegions"];
    /**
     * Add a region
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createRegion"];
  };
  "/api/regions/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a region
     * @description Open to everybody.
     */
    get: operations["getRegion"];
    /**
     * Change a region, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceRegion"];
    /**
     * Delete a region
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeRegion"];
    /**
     * Change a region
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateRegion"];
  };
  "/api/request_statuses": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List statuses of applications
     * @description Open to everybody.
     */
    get: operations["listRequestStatuses"];
  };
  "/api/request_statuses/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a status of applications
     * @description Open to everybody.
     */
    get: operations["getRequestStatus"];
  };
  "/api/scenarios": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List scenarios
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["listScenarios"];
    /**
     * Add a scenario
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["createScenario"];
  };
  "/api/scenarios/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a scenario
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["getScenario"];
    /**
     * Change a scenario, by PUT
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    put: operations["replaceScenario"];
    /**
     * Delete a scenario
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    delete: operations["removeScenario"];
    /**
     * Change a scenario
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    patch: operations["updateScenario"];
  };
  "/api/scenarios/{id}/adopt": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Adopt a scenario, whole or in part
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["adoptScenario"];
  };
  "/api/scenarios/{id}/comparison": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Compare a scenario with the plans or another one
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["compareScenario"];
  };
  "/api/scenarios/{id}/missions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List missions of a scenario
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["listMissionsOfScenario"];
    /**
     * Add a mission of a scenario
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["createMissionOfScenario"];
  };
  "/api/scenarios/{id}/missions/{mission}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a mission of a scenario
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["getMissionOfScenario"];
    /**
     * Change a mission of a scenario, by PUT
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    put: operations["replaceMissionOfScenario"];
    /**
     * Delete a mission of a scenario
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    delete: operations["removeMissionOfScenario"];
    /**
     * Change a mission of a scenario
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    patch: operations["updateMissionOfScenario"];
  };
  "/api/scheduling_constraints": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List scheduling constraints of the whole fleet
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `plans:read`.
     */
    get: operations["listConstraintsOfFleet"];
  };
  "/api/service_accounts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List service accounts
     * @description For: Administrator. For people only, not for programs.
     */
    get: operations["listServiceAccounts"];
    /**
     * Add a service account
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createServiceAccount"];
  };
  "/api/service_accounts/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a service account
     * @description For: Administrator. For people only, not for programs.
     */
    get: operations["getServiceAccount"];
    /**
     * Change a service account, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceServiceAccount"];
    /**
     * Delete a service account
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeServiceAccount"];
    /**
     * Change a service account
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateServiceAccount"];
  };
  "/api/service_accounts/{id}/tokens": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List tokens of a service account
     * @description For: Administrator. For people only, not for programs.
     */
    get: operations["listServiceTokens"];
    /**
     * Add a token of a program
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createServiceToken"];
  };
  "/api/service_accounts/{id}/tokens/{token}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Delete a token of a program
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeServiceToken"];
  };
  "/api/settings": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the settings of the portal
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Open to all programs.
     */
    get: operations["getSettings"];
    /**
     * Change settings of the portal, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceSettings"];
    /**
     * Change settings of the portal
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateSettings"];
  };
  "/api/shared_voyages": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find applications that could share a voyage
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["findSharedVoyages"];
  };
  "/api/shared_voyages/letter": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Draft a message that asks two proponents to share a voyage
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    get: operations["draftVoyageLetter"];
  };
  "/api/ship_time_requests": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List applications
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["listApplications"];
    /**
     * Add an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    post: operations["createApplication"];
  };
  "/api/ship_time_requests/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["getApplication"];
    /**
     * Change an application, by PUT
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    put: operations["replaceApplication"];
    /**
     * Delete an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    delete: operations["removeApplication"];
    /**
     * Change an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    patch: operations["updateApplication"];
  };
  "/api/ship_time_requests/{id}/accept": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Accept an application for review
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["acceptApplication"];
  };
  "/api/ship_time_requests/{id}/areas_of_consideration": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List areas of consideration of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["listAreasOfConsideration"];
    /**
     * Replace areas of consideration of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    put: operations["replaceAreasOfConsideration"];
    /**
     * Add an area of consideration of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    post: operations["createAreaOfConsideration"];
  };
  "/api/ship_time_requests/{id}/areas_of_consideration/{row}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an area of consideration of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["getAreaOfConsideration"];
    /**
     * Change an area of consideration of an application, by PUT
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    put: operations["replaceAreaOfConsideration"];
    /**
     * Delete an area of consideration of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    delete: operations["removeAreaOfConsideration"];
    /**
     * Change an area of consideration of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    patch: operations["updateAreaOfConsideration"];
  };
  "/api/ship_time_requests/{id}/attachments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List attachments of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["listAttachments"];
    /**
     * Add an attachment of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    post: operations["createAttachment"];
  };
  "/api/ship_time_requests/{id}/attachments/{row}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an attachment of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["getAttachment"];
    /**
     * Change an attachment of an application, by PUT
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    put: operations["replaceAttachment"];
    /**
     * Delete an attachment of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    delete: operations["removeAttachment"];
    /**
     * Change an attachment of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    patch: operations["updateAttachment"];
  };
  "/api/ship_time_requests/{id}/attachments/{row}/file": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download an attachment
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["downloadAttachment"];
  };
  "/api/ship_time_requests/{id}/clarifications": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List questions and answers between coordinators and proponents
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["listClarifications"];
  };
  "/api/ship_time_requests/{id}/clarify": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ask the proponents a question
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["askForClarification"];
  };
  "/api/ship_time_requests/{id}/co_proponents": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List co-proponents of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["listCoProponents"];
    /**
     * Add a co-proponent of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    post: operations["createCoProponent"];
  };
  "/api/ship_time_requests/{id}/co_proponents/{row}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a co-proponent of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["getCoProponent"];
    /**
     * Delete a co-proponent of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    delete: operations["removeCoProponent"];
  };
  "/api/ship_time_requests/{id}/collaborators": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List collaborators of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["listCollaborators"];
    /**
     * Replace collaborators of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    put: operations["replaceCollaborators"];
    /**
     * Add a collaborator of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    post: operations["createCollaborator"];
  };
  "/api/ship_time_requests/{id}/collaborators/{row}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a collaborator of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["getCollaborator"];
    /**
     * Change a collaborator of an application, by PUT
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    put: operations["replaceCollaborator"];
    /**
     * Delete a collaborator of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    delete: operations["removeCollaborator"];
    /**
     * Change a collaborator of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    patch: operations["updateCollaborator"];
  };
  "/api/ship_time_requests/{id}/copy": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Copy an application to a fiscal year
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    post: operations["copyApplication"];
  };
  "/api/ship_time_requests/{id}/correct": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Accept or decline the corrections that the proponents propose
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["decideCorrections"];
  };
  "/api/ship_time_requests/{id}/demand": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read how many applications ask for the vessels of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["getDemand"];
  };
  "/api/ship_time_requests/{id}/export.pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download an application as PDF
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["exportApplicationPdf"];
  };
  "/api/ship_time_requests/{id}/fits": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List which vessels suit an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `plans:read`.
     */
    get: operations["listFits"];
  };
  "/api/ship_time_requests/{id}/funding_sources": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List funding sources of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["listFundingSources"];
    /**
     * Replace funding sources of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    put: operations["replaceFundingSources"];
    /**
     * Add a funding source of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    post: operations["createFundingSource"];
  };
  "/api/ship_time_requests/{id}/funding_sources/{row}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a funding source of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["getFundingSource"];
    /**
     * Change a funding source of an application, by PUT
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    put: operations["replaceFundingSource"];
    /**
     * Delete a funding source of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    delete: operations["removeFundingSource"];
    /**
     * Change a funding source of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    patch: operations["updateFundingSource"];
  };
  "/api/ship_time_requests/{id}/history": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List steps in the history of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["listApplicationHistory"];
  };
  "/api/ship_time_requests/{id}/invitations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List invitations to an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["listInvitations"];
    /**
     * Add an invitation to an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["createInvitation"];
  };
  "/api/ship_time_requests/{id}/invitations/{row}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Delete an invitation to an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    delete: operations["removeInvitation"];
  };
  "/api/ship_time_requests/{id}/presence": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Announce that you have an application open
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["announcePresence"];
  };
  "/api/ship_time_requests/{id}/rank": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Rank an application
     * @description For: Regional vessel coordinator, National science representative, and Administrator. For people only, not for programs.
     */
    post: operations["rankApplication"];
    /**
     * Remove an application from the ranking
     * @description For: Regional vessel coordinator, National science representative, and Administrator. For people only, not for programs.
     */
    delete: operations["unrankApplication"];
  };
  "/api/ship_time_requests/{id}/reassign": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reassign an application to another vessel
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["reassignApplication"];
  };
  "/api/ship_time_requests/{id}/refusal_letter": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Draft the reason for a rejection from the plan
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["getRefusalLetter"];
  };
  "/api/ship_time_requests/{id}/reject": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reject an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["rejectApplication"];
  };
  "/api/ship_time_requests/{id}/remarks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List remarks that applicants leave beside the fields of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["listRemark"];
    /**
     * Add a remark beside an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["createRemark"];
  };
  "/api/ship_time_requests/{id}/remarks/{row}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a remark beside an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["getRemark"];
    /**
     * Change a remark beside an application, by PUT
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    put: operations["replaceRemark"];
    /**
     * Delete a remark beside an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    delete: operations["removeRemark"];
    /**
     * Change a remark beside an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    patch: operations["updateRemark"];
  };
  "/api/ship_time_requests/{id}/remarks/{row}/replies": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Answer a remark beside an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["replyToRemark"];
  };
  "/api/ship_time_requests/{id}/remarks/{row}/replies/{reply}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a reply to a remark beside an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["getRemarkReply"];
    /**
     * Change a reply to a remark beside an application, by PUT
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    put: operations["replaceRemarkReply"];
    /**
     * Delete a reply to a remark beside an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    delete: operations["removeRemarkReply"];
    /**
     * Change a reply to a remark beside an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    patch: operations["updateRemarkReply"];
  };
  "/api/ship_time_requests/{id}/respond": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Answer a coordinator’s question
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    post: operations["respondToClarification"];
  };
  "/api/ship_time_requests/{id}/standing": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the ranking, priority and mandate of an application
     * @description For: Regional vessel coordinator, National science representative, and Administrator. For people only, not for programs.
     */
    get: operations["getStanding"];
    /**
     * Set the priority and mandate of an application, by PUT
     * @description For: Regional vessel coordinator, National science representative, and Administrator. For people only, not for programs.
     */
    put: operations["replaceStanding"];
    /**
     * Set the priority and mandate of an application
     * @description For: Regional vessel coordinator, National science representative, and Administrator. For people only, not for programs.
     */
    patch: operations["updateStanding"];
  };
  "/api/ship_time_requests/{id}/stations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List stations of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["listStations"];
    /**
     * Replace stations of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    put: operations["replaceStations"];
    /**
     * Add a station of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    post: operations["createStation"];
    /**
     * Delete several: stations of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    delete: operations["removeStations"];
  };
  "/api/ship_time_requests/{id}/stations/{row}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a station of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["getStation"];
    /**
     * Change a station of an application, by PUT
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    put: operations["replaceStation"];
    /**
     * Delete a station of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    delete: operations["removeStation"];
    /**
     * Change a station of an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    patch: operations["updateStation"];
  };
  "/api/ship_time_requests/{id}/stations/export.csv": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download stations as CSV
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["exportStationsCsv"];
  };
  "/api/ship_time_requests/{id}/stations/export.geojson": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download stations as GeoJSON
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["exportStationsGeoJson"];
  };
  "/api/ship_time_requests/{id}/stations/export.gpx": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download stations as GPX
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["exportStationsGpx"];
  };
  "/api/ship_time_requests/{id}/stations/export.kml": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download stations as KML
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["exportStationsKml"];
  };
  "/api/ship_time_requests/{id}/stations/export.mfp.csv": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download stations as CSV for Marine Facilities Planning
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["exportStationsForMfp"];
  };
  "/api/ship_time_requests/{id}/stations/export.minutes.csv": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download stations as CSV in degrees and minutes
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["exportStationsInMinutes"];
  };
  "/api/ship_time_requests/{id}/stations/export.xlsx": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download stations as a workbook
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["exportStationsXlsx"];
  };
  "/api/ship_time_requests/{id}/stations/import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Import stations from a file
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    post: operations["importStations"];
  };
  "/api/ship_time_requests/{id}/submit": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Submit an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    post: operations["submitApplication"];
  };
  "/api/ship_time_requests/{id}/validate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what is missing before an application can be submitted
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    post: operations["validateApplication"];
  };
  "/api/ship_time_requests/{id}/voyage_report": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the report of a voyage
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["getVoyageReport"];
    /**
     * Replace the report of a voyage
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    put: operations["replaceVoyageReport"];
    /**
     * Change the report of a voyage
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    patch: operations["updateVoyageReport"];
  };
  "/api/ship_time_requests/{id}/voyage_report/close": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Close the report of a voyage
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["closeVoyageReport"];
  };
  "/api/ship_time_requests/{id}/voyage_report/reopen": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Reopen the report of a voyage for corrections
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["reopenVoyageReport"];
  };
  "/api/ship_time_requests/{id}/voyage_report/submit": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Submit the report of a voyage
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["submitVoyageReport"];
  };
  "/api/ship_time_requests/{id}/voyages.ics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the published voyages of an application as a calendar
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["getVoyagesCalendar"];
  };
  "/api/ship_time_requests/{id}/withdraw": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Withdraw an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:write`.
     */
    post: operations["withdrawApplication"];
  };
  "/api/ship_time_requests/{id}/withdrawal_request": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ask the coordinators to withdraw an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["askForWithdrawal"];
    /**
     * Cancel the request to withdraw an application
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    delete: operations["takeBackWithdrawalRequest"];
  };
  "/api/ship_time_requests/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download applications of a fiscal year
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `applications:read`.
     */
    get: operations["exportApplications"];
  };
  "/api/ship_time_requests/import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Import changes from a workbook of applications
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["readApplicationsBack"];
  };
  "/api/ship_time_requests/outlooks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read how busy each vessel is in the weeks that applications request
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `plans:read`.
     */
    get: operations["listOutlooks"];
  };
  "/api/ship_time_requests/tracks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the routes by sea through the stations of applications
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `applications:read`.
     */
    get: operations["listTracks"];
  };
  "/api/stations/template.csv": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download an empty table of stations
     * @description Open to everybody.
     */
    get: operations["getStationsTemplate"];
  };
  "/api/statistics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read statistics of a fiscal year
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["getStatistics"];
  };
  "/api/statistics/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download statistics of a fiscal year
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["exportStatistics"];
  };
  "/api/statistics/fairness": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read days requested, granted and refused, by group
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["getFairness"];
  };
  "/api/statistics/fairness/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download days requested, granted and refused
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["exportFairness"];
  };
  "/api/thematic_areas": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List thematic areas
     * @description Open to everybody.
     */
    get: operations["listThematicAreas"];
    /**
     * Add a thematic area
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createThematicArea"];
  };
  "/api/thematic_areas/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a thematic area
     * @description Open to everybody.
     */
    get: operations["getThematicArea"];
    /**
     * Change a thematic area, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceThematicArea"];
    /**
     * Delete a thematic area
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeThematicArea"];
    /**
     * Change a thematic area
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateThematicArea"];
  };
  "/api/transfer_offers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List offers between coordinators
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["listTransferOffers"];
  };
  "/api/transfer_offers/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an offer between coordinators
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["getTransferOffer"];
  };
  "/api/transfer_offers/{id}/accept": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Accept an offer
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["acceptOffer"];
  };
  "/api/transfer_offers/{id}/decline": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Decline an offer
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["declineOffer"];
  };
  "/api/transfer_offers/{id}/take_back": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Withdraw an offer
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["takeOfferBack"];
  };
  "/api/user_types": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List user types
     * @description Open to everybody.
     */
    get: operations["listUserTypes"];
  };
  "/api/user_types/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a user type
     * @description Open to everybody.
     */
    get: operations["getUserType"];
  };
  "/api/users": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List accounts
     * @description For: Administrator. For people only, not for programs.
     */
    get: operations["listUsers"];
  };
  "/api/users/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an account
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["getUser"];
    /**
     * Change an account, by PUT
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    put: operations["replaceUser"];
    /**
     * Change an account
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    patch: operations["updateUser"];
  };
  "/api/users/{id}/activation": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Send a person the activation link again
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["sendActivation"];
  };
  "/api/users/{id}/administrator_request": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Refuse or take back the request to make a person an administrator
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["endAdministratorRequest"];
  };
  "/api/users/{id}/email": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Change your e-mail address
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    put: operations["changeEmail"];
  };
  "/api/users/{id}/inbox": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List applications that await your decision
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["listInbox"];
  };
  "/api/users/{id}/password": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Change your password
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    put: operations["changePassword"];
  };
  "/api/users/{id}/second_factors": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Remove all second factors of a person
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeSecondFactors"];
  };
  "/api/users/{id}/sessions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * End all sessions of a person
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["endSessionsOfUser"];
  };
  "/api/vessel_classes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List vessel classes
     * @description Open to everybody.
     */
    get: operations["listVesselClasses"];
    /**
     * Add a vessel class
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createVesselClass"];
  };
  "/api/vessel_classes/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a vessel class
     * @description Open to everybody.
     */
    get: operations["getVesselClass"];
    /**
     * Change a vessel class, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceVesselClass"];
    /**
     * Delete a vessel class
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeVesselClass"];
    /**
     * Change a vessel class
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateVesselClass"];
  };
  "/api/vessel_plans": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List vessel plans
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["listVesselPlans"];
    /**
     * Add a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    post: operations["createVesselPlan"];
  };
  "/api/vessel_plans/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["getVesselPlan"];
    /**
     * Change a vessel plan, by PUT
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    put: operations["replaceVesselPlan"];
    /**
     * Change a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    patch: operations["updateVesselPlan"];
  };
  "/api/vessel_plans/{id}/activity": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List changes to a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["listPlanActivity"];
  };
  "/api/vessel_plans/{id}/activity/{entry}/revert": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Undo a change to a plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["revertPlanActivity"];
  };
  "/api/vessel_plans/{id}/amendment_request": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * operations.askForAmendment
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["askForAmendment"];
  };
  "/api/vessel_plans/{id}/board": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a plan with the data that its conflict rules need
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["getPlanBoard"];
  };
  "/api/vessel_plans/{id}/conflicts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List conflicts of a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["listConflicts"];
  };
  "/api/vessel_plans/{id}/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["exportPlan"];
  };
  "/api/vessel_plans/{id}/export.pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Print a vessel’s plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["printPlan"];
  };
  "/api/vessel_plans/{id}/history": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List steps in the history of a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["listVesselPlanHistory"];
  };
  "/api/vessel_plans/{id}/kept_conflicts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Keep several conflicts of a plan, with a reason
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["keepConflicts"];
  };
  "/api/vessel_plans/{id}/missions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List missions of a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["listMissionsOfPlan"];
    /**
     * Add a mission of a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    post: operations["createMissionOfPlan"];
  };
  "/api/vessel_plans/{id}/missions/{mission}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a mission of a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["getMissionOfPlan"];
    /**
     * Change a mission of a vessel plan, by PUT
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    put: operations["replaceMissionOfPlan"];
    /**
     * Delete a mission of a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    delete: operations["removeMissionOfPlan"];
    /**
     * Change a mission of a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    patch: operations["updateMissionOfPlan"];
  };
  "/api/vessel_plans/{id}/missions/batch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Change several missions of a plan at once
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    post: operations["saveMissions"];
  };
  "/api/vessel_plans/{id}/missions/renumber": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Number the missions of a plan by their start
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["renumberMissions"];
  };
  "/api/vessel_plans/{id}/preflight": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what to check before a step of a plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["getPreflight"];
  };
  "/api/vessel_plans/{id}/reopen": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Open an amendment of a final vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["reopenPlan"];
  };
  "/api/vessel_plans/{id}/return": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Return a vessel plan to the level below
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["returnPlan"];
  };
  "/api/vessel_plans/{id}/send_to_executive": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Send a vessel plan to the executive level
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["sendPlanToExecutive"];
  };
  "/api/vessel_plans/{id}/send_to_national": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Send a vessel plan to the national level
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["sendPlanToNational"];
  };
  "/api/vessel_plans/{id}/set_final": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Set a vessel plan final
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["setPlanFinal"];
  };
  "/api/vessel_plans/{id}/snapshot": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Preview a plan as restoring a version would leave it
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["getPlanSnapshot"];
  };
  "/api/vessel_plans/{id}/versions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List versions of a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["listPlanVersions"];
    /**
     * Add a version of a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:write`.
     */
    post: operations["createPlanVersion"];
  };
  "/api/vessel_plans/{id}/versions/{version}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a version of a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["getPlanVersion"];
  };
  "/api/vessel_plans/{id}/versions/{version}/difference/{other}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Compare two versions of a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["comparePlanVersions"];
  };
  "/api/vessel_plans/{id}/versions/{version}/difference/{other}/export.pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Print the comparison of two versions of a plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["printPlanComparison"];
  };
  "/api/vessel_plans/{id}/versions/{version}/difference/now/export.pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Print the differences between a version and the current plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["printPlanComparisonWithNow"];
  };
  "/api/vessel_plans/{id}/versions/{version}/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Restore a version of a vessel plan
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. For people only, not for programs.
     */
    post: operations["restorePlanVersion"];
  };
  "/api/vessel_plans/board": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read several plans with the data that their conflict rules need
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["getBoardOfPlans"];
  };
  "/api/vessel_plans/export": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the plans of a fiscal year
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["exportPlansOfYear"];
  };
  "/api/vessel_plans/export.pdf": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Print the fleet’s plans of a year as a poster
     * @description For: Regional vessel coordinator, National science representative, Administrator, and Observer. Programs need the scope `plans:read`.
     */
    get: operations["printPlansOfYear"];
  };
  "/api/vessel_plans/missing": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Create the missing plans of a fiscal year
     * @description For: Regional vessel coordinator, National science representative, and Administrator. For people only, not for programs.
     */
    post: operations["createMissingPlans"];
  };
  "/api/vessel_rates": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List costs of vessels
     * @description For: Regional vessel coordinator, National science representative, and Administrator. Programs need the scope `plans:read`.
     */
    get: operations["listAllVesselRates"];
    /**
     * Add the costs of a vessel in a fiscal year
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createVesselRates"];
  };
  "/api/vessel_rates/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the costs of a vessel in a fiscal year
     * @description For: Regional vessel coordinator, National science representative, and Administrator. Programs need the scope `plans:read`.
     */
    get: operations["getVesselRates"];
    /**
     * Change the costs of a vessel in a fiscal year, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceVesselRates"];
    /**
     * Delete the costs of a vessel in a fiscal year
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeVesselRates"];
    /**
     * Change the costs of a vessel in a fiscal year
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateVesselRates"];
  };
  "/api/vessels": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List vessels
     * @description Open to everybody.
     */
    get: operations["listVessels"];
    /**
     * Add a vessel
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createVessel"];
  };
  "/api/vessels/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a vessel
     * @description Open to everybody.
     */
    get: operations["getVessel"];
    /**
     * Change a vessel, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceVessel"];
    /**
     * Delete a vessel
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeVessel"];
    /**
     * Change a vessel
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateVessel"];
  };
  "/api/vessels/{id}/scheduling_constraints": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List scheduling constraints of a vessel
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `plans:read`.
     */
    get: operations["listSchedulingConstraints"];
    /**
     * Add a scheduling constraint of a vessel
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `plans:write`.
     */
    post: operations["createSchedulingConstraint"];
  };
  "/api/vessels/{id}/scheduling_constraints/{constraint}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a scheduling constraint of a vessel
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `plans:read`.
     */
    get: operations["getSchedulingConstraint"];
    /**
     * Change a scheduling constraint of a vessel, by PUT
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `plans:write`.
     */
    put: operations["replaceSchedulingConstraint"];
    /**
     * Delete a scheduling constraint of a vessel
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `plans:write`.
     */
    delete: operations["removeSchedulingConstraint"];
    /**
     * Change a scheduling constraint of a vessel
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. Programs need the scope `plans:write`.
     */
    patch: operations["updateSchedulingConstraint"];
  };
  "/api/voyage_agreements": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List agreements to sail together
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["listVoyageAgreements"];
    /**
     * Ask two proponents to share a voyage
     * @description For: Regional vessel coordinator, National science representative, and Administrator. For people only, not for programs.
     */
    post: operations["askToSailTogether"];
  };
  "/api/voyage_agreements/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an agreement to sail together
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    get: operations["getVoyageAgreement"];
  };
  "/api/voyage_agreements/{id}/agree": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Agree to share a voyage
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["agreeToSailTogether"];
  };
  "/api/voyage_agreements/{id}/decline": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Decline to share a voyage
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["declineToSailTogether"];
  };
  "/api/voyage_agreements/{id}/join": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Plan two applications as one voyage
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["joinOnOneVoyage"];
  };
  "/api/voyage_agreements/{id}/part": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Separate a shared voyage
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["partSharedVoyage"];
  };
  "/api/voyage_agreements/{id}/take_back": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Withdraw a request to share a voyage
     * @description For people who are signed in. Rules decide for each row who may see or change it; `can`, where a resource has it, lists what you may do. For people only, not for programs.
     */
    post: operations["takeVoyageAgreementBack"];
  };
  "/api/webhooks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List webhooks
     * @description For: Administrator. For people only, not for programs.
     */
    get: operations["listWebhooks"];
    /**
     * Add a webhook
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["createWebhook"];
  };
  "/api/webhooks/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a webhook
     * @description For: Administrator. For people only, not for programs.
     */
    get: operations["getWebhook"];
    /**
     * Change a webhook, by PUT
     * @description For: Administrator. For people only, not for programs.
     */
    put: operations["replaceWebhook"];
    /**
     * Delete a webhook
     * @description For: Administrator. For people only, not for programs.
     */
    delete: operations["removeWebhook"];
    /**
     * Change a webhook
     * @description For: Administrator. For people only, not for programs.
     */
    patch: operations["updateWebhook"];
  };
  "/api/webhooks/{id}/deliveries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List deliveries of a webhook
     * @description For: Administrator. For people only, not for programs.
     */
    get: operations["listDeliveries"];
  };
  "/api/webhooks/{id}/deliveries/{delivery}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a delivery of a webhook
     * @description For: Administrator. For people only, not for programs.
     */
    get: operations["getDelivery"];
  };
  "/api/webhooks/{id}/deliveries/{delivery}/resend": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Deliver an event again
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["resendDelivery"];
  };
  "/api/webhooks/{id}/secret": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Renew the secret of a webhook
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["renewWebhookSecret"];
  };
  "/api/webhooks/{id}/test": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Send a test to a webhook
     * @description For: Administrator. For people only, not for programs.
     */
    post: operations["testWebhook"];
  };
}
export interface webhooks {
  "application.accepted": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Application accepted */
    post: operations["onApplicationAccepted"];
  };
  "application.answered": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Clarification answered */
    post: operations["onApplicationAnswered"];
  };
  "application.changed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Application changed */
    post: operations["onApplicationChanged"];
  };
  "application.clarification_asked": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Clarification requested */
    post: operations["onApplicationClarificationAsked"];
  };
  "application.corrected": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Corrections reviewed */
    post: operations["onApplicationCorrected"];
  };
  "application.in_review": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Application taken into review */
    post: operations["onApplicationInReview"];
  };
  "application.reassigned": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Application moved to another vessel */
    post: operations["onApplicationReassigned"];
  };
  "application.rejected": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Application rejected */
    post: operations["onApplicationRejected"];
  };
  "application.reported": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Voyage reported */
    post: operations["onApplicationReported"];
  };
  "application.submitted": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Application submitted */
    post: operations["onApplicationSubmitted"];
  };
  "application.withdrawn": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Application withdrawn */
    post: operations["onApplicationWithdrawn"];
  };
  "berth_request.accepted": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Request for berths accepted */
    post: operations["onBerthRequestAccepted"];
  };
  "berth_request.asked": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Berths asked for */
    post: operations["onBerthRequestAsked"];
  };
  "berth_request.changed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Request for berths changed */
    post: operations["onBerthRequestChanged"];
  };
  "berth_request.declined": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Request for berths declined */
    post: operations["onBerthRequestDeclined"];
  };
  "berth_request.lapsed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Request for berths expired */
    post: operations["onBerthRequestLapsed"];
  };
  "berth_request.taken_back": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Berths withdrawn */
    post: operations["onBerthRequestTakenBack"];
  };
  "berth_request.withdrawn": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Request for berths withdrawn */
    post: operations["onBerthRequestWithdrawn"];
  };
  "constraint.changed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Scheduling constraint changed */
    post: operations["onConstraintChanged"];
  };
  "fiscal_year.deadline_moved": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Deadline moved */
    post: operations["onFiscalYearDeadlineMoved"];
  };
  "letter_of_intent.changed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Letter of intent changed */
    post: operations["onLetterOfIntentChanged"];
  };
  "mission.changed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Mission changed */
    post: operations["onMissionChanged"];
  };
  "person.changed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Person changed */
    post: operations["onPersonChanged"];
  };
  "plan.changed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Plan changed */
    post: operations["onPlanChanged"];
  };
  "plan.final": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Plan set final */
    post: operations["onPlanFinal"];
  };
  "plan.reopened": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Amendment of a plan opened */
    post: operations["onPlanReopened"];
  };
  "plan.returned": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Plan returned */
    post: operations["onPlanReturned"];
  };
  "plan.sent_to_executive": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Plan sent to executive review */
    post: operations["onPlanSentToExecutive"];
  };
  "plan.sent_to_national": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Plan sent to national review */
    post: operations["onPlanSentToNational"];
  };
  "planning.changed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Planning data changed */
    post: operations["onPlanningChanged"];
  };
  "reference.changed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List or setting changed */
    post: operations["onReferenceChanged"];
  };
  "schedule.changed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Ship schedule of a year changed */
    post: operations["onScheduleChanged"];
  };
  "schedule.freed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Days or berths freed by a published schedule */
    post: operations["onScheduleFreed"];
  };
  "schedule.published": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Ship schedule published */
    post: operations["onSchedulePublished"];
  };
}
export interface components {
  schemas: {
    AcceptedInvitation: {
      /** @description application that was joined; null: no place was left */
      ship_time_request_id: number | null;
    };
    Account: {
      active: boolean;
      /** @description administrator who asked to make this person an administrator; null once another one has answered */
      administrator_asked_by: components["schemas"]["NamedPerson"] | null;
      affiliation: string | null;
      applications_count?: number;
      can: {
        change_email: boolean;
        change_password: boolean;
        edit: boolean;
        manage: boolean;
      };
      /** Format: date-time */
      created_at: string;
      email: string;
      email_verified_at: string | null;
      first_name: string;
      id: number;
      /** @enum {string} */
      language: "en" | "fr";
      last_name: string;
      last_seen_at?: string | null;
      lock_version: number;
      monogram: string;
      options: {
        /** @enum {string} */
        digest: "single" | "daily";
        first_login: boolean;
        tour_put_off: number;
      };
      /**
       * @description ORCID iD
       * @example https://orcid.org/0000-0002-1825-0097
       */
      orcid: string | null;
      pending_email: string | null;
      shared_applications_count?: number;
      telephone: string | null;
      telephone_extension: string | null;
      title: string | null;
      /** Format: date-time */
      updated_at: string;
      user_type_id: number;
      vessel_ids: number[];
      vessels?: {
        /** @description metric tonnes */
        a_frame_load: number | null;
        active: boolean;
        /** @description metres */
        breadth: number | null;
        /**
         * @description radio call sign
         * @example CG2958
         */
        call_sign: string | null;
        can?: {
          delete: boolean;
          edit_constraints: boolean;
          update: boolean;
        };
        /** @description capabilities and waters of the vessel; one that is not listed is unknown */
        capabilities: {
          capability_id: number;
          /** @enum {string} */
          standing: "yes" | "no" | "assumed_yes" | "assumed_no";
        }[];
        /** @description places for containers */
        container_places: number | null;
        /** Format: date-time */
        created_at: string;
        /** @description knots */
        cruising_speed: number | null;
        /** @description metres */
        draft: number | null;
        /** @description days */
        endurance: number | null;
        helicopter_support: boolean | null;
        home_port_id: number | null;
        /**
         * @description ICES platform code (SeaDataNet C17)
         * @example 18DD
         */
        ices_code: string | null;
        id: number;
        identifier_sources: {
          /** @enum {string} */
          confidence: "confirmed" | "high" | "medium" | "low";
          /** @enum {string} */
          scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
          source: string;
          value: string;
        }[];
        /**
         * @description IMO number
         * @example 8320420
         */
        imo: string | null;
        key: string;
        /** @description metres */
        length: number | null;
        lock_version: number;
        /**
         * @description Maritime Mobile Service Identity (MMSI)
         * @example 316122000
         */
        mmsi: string | null;
        name: string;
        name_en: string;
        name_fr: string;
        position: number;
        /** @description nautical miles */
        range: number | null;
        region_id: number | null;
        /** @description number of people */
        science_berths: number | null;
        /** @description days */
        turn_round: number | null;
        /** Format: date-time */
        updated_at: string;
        vessel_class_id: number;
        /** @description metres */
        wire_length: number | null;
      }[];
    };
    AccountPage: {
      data: components["schemas"]["Account"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    AccountWithApplications: {
      active: boolean;
      /** @description administrator who asked to make this person an administrator; null once another one has answered */
      administrator_asked_by: components["schemas"]["NamedPerson"] | null;
      affiliation: string | null;
      applications_count?: number;
      can: {
        change_email: boolean;
        change_password: boolean;
        edit: boolean;
        manage: boolean;
      };
      /** Format: date-time */
      created_at: string;
      email: string;
      email_verified_at: string | null;
      first_name: string;
      id: number;
      /** @enum {string} */
      language: "en" | "fr";
      last_name: string;
      last_seen_at?: string | null;
      lock_version: number;
      monogram: string;
      options: {
        /** @enum {string} */
        digest: "single" | "daily";
        first_login: boolean;
        tour_put_off: number;
      };
      /**
       * @description ORCID iD
       * @example https://orcid.org/0000-0002-1825-0097
       */
      orcid: string | null;
      pending_email: string | null;
      shared_applications_count?: number;
      shared_ship_time_requests?: components["schemas"]["Application"][];
      sharedShipTimeRequests?: components["schemas"]["Application"][];
      ship_time_requests?: components["schemas"]["Application"][];
      shipTimeRequests?: components["schemas"]["Application"][];
      telephone: string | null;
      telephone_extension: string | null;
      title: string | null;
      /** Format: date-time */
      updated_at: string;
      user_type_id: number;
      vessel_ids: number[];
      vessels?: {
        /** @description metric tonnes */
        a_frame_load: number | null;
        active: boolean;
        /** @description metres */
        breadth: number | null;
        /**
         * @description radio call sign
         * @example CG2958
         */
        call_sign: string | null;
        can?: {
          delete: boolean;
          edit_constraints: boolean;
          update: boolean;
        };
        /** @description capabilities and waters of the vessel; one that is not listed is unknown */
        capabilities: {
          capability_id: number;
          /** @enum {string} */
          standing: "yes" | "no" | "assumed_yes" | "assumed_no";
        }[];
        /** @description places for containers */
        container_places: number | null;
        /** Format: date-time */
        created_at: string;
        /** @description knots */
        cruising_speed: number | null;
        /** @description metres */
        draft: number | null;
        /** @description days */
        endurance: number | null;
        helicopter_support: boolean | null;
        home_port_id: number | null;
        /**
         * @description ICES platform code (SeaDataNet C17)
         * @example 18DD
         */
        ices_code: string | null;
        id: number;
        identifier_sources: {
          /** @enum {string} */
          confidence: "confirmed" | "high" | "medium" | "low";
          /** @enum {string} */
          scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
          source: string;
          value: string;
        }[];
        /**
         * @description IMO number
         * @example 8320420
         */
        imo: string | null;
        key: string;
        /** @description metres */
        length: number | null;
        lock_version: number;
        /**
         * @description Maritime Mobile Service Identity (MMSI)
         * @example 316122000
         */
        mmsi: string | null;
        name: string;
        name_en: string;
        name_fr: string;
        position: number;
        /** @description nautical miles */
        range: number | null;
        region_id: number | null;
        /** @description number of people */
        science_berths: number | null;
        /** @description days */
        turn_round: number | null;
        /** Format: date-time */
        updated_at: string;
        vessel_class_id: number;
        /** @description metres */
        wire_length: number | null;
      }[];
    };
    ActivityEntry: {
      action: string;
      after: {
        [key: string]: unknown;
      } | null;
      before: {
        [key: string]: unknown;
      } | null;
      can: {
        revert: boolean;
      };
      changes: {
        after: string;
        before: string;
        field: string;
        label: string;
      }[];
      /** Format: date-time */
      created_at: string;
      id: number;
      message: string;
      mission_id: number | null;
      reason: string | null;
      /** @description why the change cannot be undone */
      refusal: {
        code: string;
        message: string;
      } | null;
      user: components["schemas"]["NamedPerson"] | null;
    };
    ActivityEntryPage: {
      data: components["schemas"]["ActivityEntry"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    AffectedMission: {
      /** @description number of people */
      approved_berths: number | null;
      before: {
        /** Format: date */
        end_date: string;
        /** Format: date */
        start_date: string;
        /**
         * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
         * @enum {number}
         */
        start_fraction: 0 | 0.25 | 0.5 | 0.75;
        vessel_id: number;
      };
      can: {
        delete: boolean;
        edit: boolean;
        move: boolean;
        split: boolean;
      };
      /** Format: date-time */
      created_at: string;
      /** @description operational days lost to the outage */
      days_lost: number;
      /** @description days, in steps of 0.25 */
      demobilization_days: number;
      demobilization_port_id: number | null;
      /** @description last day occupied by the mission */
      end_date: string | null;
      /** @description berths given to guests, in addition to the approved berths */
      guest_berths: number;
      id: number;
      lock_version: number;
      /** @description days, in steps of 0.25 */
      mobilization_days: number;
      mobilization_port_id: number | null;
      notes: string | null;
      /** @description number of the mission within its plan, from 1 */
      number: number;
      /** @description days, in steps of 0.25 */
      operational_days: number;
      /** @description number of the mission in the imported file */
      outside_number: string | null;
      overlap_kept: boolean;
      people: {
        id: number;
        is_primary: boolean;
        name: string;
      }[];
      readonly port_call_stops: {
        /** @description day of arrival; 1 is the first day of the mission */
        day: number;
        /** @description days alongside, part of the operational days; null if unknown */
        days: number | null;
        port_id: number;
      }[];
      /** @description number of port calls, at least those listed */
      port_calls: number;
      /** @description number of people */
      requested_berths: number | null;
      ship_time_request?: components["schemas"]["AskedApplication"] | null;
      /** @description null: a mission without an application */
      ship_time_request_id: number | null;
      shipTimeRequest?: components["schemas"]["AskedApplication"] | null;
      /** @description first day of mobilization; null while unscheduled */
      start_date: string | null;
      /**
       * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
       * @enum {number}
       */
      start_fraction: 0 | 0.25 | 0.5 | 0.75;
      title: string;
      /** Format: date-time */
      updated_at: string;
      /** @description vessel that the mission is on now */
      vessel_id: number;
      vessel_plan_id: number;
    };
    Agency: {
      abbreviation_en: string | null;
      abbreviation_fr: string | null;
      active: boolean;
      /** Format: date-time */
      created_at: string;
      /**
       * @description Crossref Funder Registry
       * @example https://doi.org/10.13039/501100000038
       */
      crossref_funder: string | null;
      id: number;
      identifier_sources: {
        /** @enum {string} */
        confidence: "confirmed" | "high" | "medium" | "low";
        /** @enum {string} */
        scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
        source: string;
        value: string;
      }[];
      key: string;
      lock_version: number;
      name: string;
      name_en: string;
      name_fr: string;
      position: number;
      /**
       * @description Research Organization Registry (ROR)
       * @example https://ror.org/02qa1x782
       */
      ror: string | null;
      /** Format: date-time */
      updated_at: string;
    };
    AgencyPage: {
      data: components["schemas"]["Agency"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Amounts: {
      /** @description kilograms; null: a rate needed to compute it is not known */
      co2: number | null;
      /** @description dollars, to the cent; null: a rate needed to compute it is not known */
      cost: number | null;
      /** @description litres; null: a rate needed to compute it is not known */
      fuel: number | null;
    };
    Application: {
      /** @description Originating department or agency. The department or agency that asks for ship time. Section: General information. Ids of `/api/agencies`. Needed for submission. */
      agency_id: number | null;
      areas_of_consideration?: components["schemas"]["AreaOfConsideration"][];
      areasOfConsideration?: components["schemas"]["AreaOfConsideration"][];
      blocking?: components["schemas"]["ApplicationBlocking"];
      can: {
        accept: boolean;
        ask_to_withdraw: boolean;
        clarify: boolean;
        copy: boolean;
        correct: boolean;
        delete: boolean;
        edit: boolean;
        leave: boolean;
        manage_co_proponents: boolean;
        read_remarks: boolean;
        reassign: boolean;
        reject: boolean;
        remark: boolean;
        respond: boolean;
        submit: boolean;
        take_back_withdrawal: boolean;
        view: boolean;
        withdraw: boolean;
      };
      co_proponent_ids: number[];
      co_proponents?: components["schemas"]["Person"][];
      /** @description Coastal states. The states whose waters you will work in. Section: Area of operations. Ids of `/api/coastal_states`. Needed for submission where other answers call for it. */
      coastal_state_ids: number[];
      collaborators?: components["schemas"]["Collaborator"][];
      completeness?: {
        complete: boolean;
        missing: number;
      };
      copied_from_id: number | null;
      coProponents?: components["schemas"]["Person"][];
      /** Format: date-time */
      created_at: string;
      days_total?: number | null;
      /** Format: date-time */
      deadline?: string;
      /** @description Demobilization days. Days in port after the return, in quarter days. 0 if none. Section: Scheduling. Needed for submission. */
      demobilization_days: number | null;
      /** @description Demobilization port. Where people and equipment leave the ship. Section: Scheduling. Ids of `/api/ports`. Needed for submission. */
      demobilization_port_id: number | null;
      /** @description Scientific equipment and laboratories. What you bring and what the ship must have: winches, cranes, laboratories, freezers. Section: Requirements. At most 2,000 characters. */
      equipment_requirements: string | null;
      /** @description Executive summary. What you want to do, in plain language. Section: Project description. At most 1,000 characters. Needed for submission. */
      executive_summary: string | null;
      /** @description Do you expect the area of operations to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
      expected_change_in_area: boolean | null;
      /** @description Do you expect the operational days or window to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
      expected_change_in_days_or_window: boolean | null;
      /** @description Do you expect the ship preference to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
      expected_change_in_ship_preference: boolean | null;
      fiscal_year?: components["schemas"]["FiscalYear"];
      /** @description Fiscal year. The fiscal year of the mission, from 1 April to 31 March. Section: General information. Ids of `/api/fiscal_years`. Needed for submission. */
      fiscal_year_id: number;
      fiscalYear?: components["schemas"]["FiscalYear"];
      funding_sources?: components["schemas"]["FundingSource"][];
      /** @description Funding is unknown. If so, you do not need to list any source. Section: Funding. */
      funding_unknown: boolean | null;
      fundingSources?: components["schemas"]["FundingSource"][];
      /** @description Fiscal years of planned future applications. Among the next five fiscal years. At least one year is required, past or future. Section: General information. Ids of `/api/fiscal_years`. */
      future_fiscal_year_ids: number[];
      /** @description Note on future missions. What coordinators should know about the years to come. Section: General information. At most 1,000 characters. */
      future_missions_note: string | null;
      /** @description Is helicopter support required? Not every ship can offer it. Section: Requirements. Needed for submission. */
      helicopter_required: boolean | null;
      id: number;
      /** @description Ideal science berths. At least as many as the minimum. Section: Requirements. Needed for submission. */
      ideal_science_berths: number | null;
      /** @description Impact statement. What depends on this mission, and what happens without it. Section: Project description. At most 2,000 characters. Needed for submission. */
      impact_statement: string | null;
      /** @description Will you work in foreign waters? Working in the waters of another state requires a clearance, requested months ahead. Section: Area of operations. Needed for submission. */
      in_foreign_waters: boolean | null;
      /** @description Will you work in marine protected areas? Some activities need an approval. Section: Area of operations. Needed for submission. */
      in_marine_protected_areas: boolean | null;
      /** @description Indigenous territories. Territories in or near which you will work, and contacts made so far. Section: Area of operations. At most 1,000 characters. */
      indigenous_territories: string | null;
      /** @description I am the responsible manager (RCM/OM). RCM: responsibility centre manager; OM: operations manager. If you are, no name or e-mail is needed. Section: General information. */
      is_responsible_manager: boolean | null;
      last_editor?: components["schemas"]["Person"] | null;
      lastEditor?: components["schemas"]["Person"] | null;
      /** @description true: undecided, and the plan of its vessel is final */
      left_out_of_plan: boolean;
      lock_version: number;
      /** @description Marine protected areas. The protected areas you will work in. Section: Area of operations. Ids of `/api/marine_protected_areas`. Needed for submission where other answers call for it. */
      marine_protected_area_ids: number[];
      /** @description Load on the A-frame, at least (t). Weight of the heaviest piece that goes over the stern. Section: Requirements. */
      min_a_frame_load: number | null;
      /** @description Places for containers, at least. 20-foot laboratory or storage containers that you bring. Section: Requirements. */
      min_container_places: number | null;
      /** @description Minimum science berths. The mission cannot go ahead with fewer. Section: Requirements. Needed for submission. */
      min_science_berths: number | null;
      /** @description Wire on the winch, at least (m). Length of wire that your deepest cast needs. Section: Requirements. */
      min_wire_length: number | null;
      /** @description Mission objectives. What must be done at sea for the mission to succeed. Section: Project description. At most 2,000 characters. Needed for submission. */
      mission_objectives: string | null;
      missions?: components["schemas"]["MissionOfApplication"][];
      /** @description Mobilization days. Days in port before departure, in quarter days. 0 if none. Section: Scheduling. Needed for submission. */
      mobilization_days: number | null;
      /** @description Mobilization port. Where people and equipment come on board. Section: Scheduling. Ids of `/api/ports`. Needed for submission. */
      mobilization_port_id: number | null;
      /** @description Is this a multi-year project? A project with missions in more than one fiscal year. Section: General information. Needed for submission. */
      multi_year: boolean | null;
      /** @description What the ship must be able to do. Choose only what you cannot do without. Describe below what else would help. Section: Requirements. Ids of `/api/capabilities`. */
      needed_capability_ids: number[];
      /** @description Waters in which you work. Ships that do not work there are shown last. Section: Requirements. Ids of `/api/capabilities`. */
      needed_water_ids: number[];
      /** @description There are no collaborations. If so, you do not need to list any. Section: Collaborations. */
      no_collaborations: boolean | null;
      open_remarks?: components["schemas"]["OpenRemarks"] | null;
      /** @description Operating hours per day. Work around the clock takes two watches. Section: Scheduling. Ids of `/api/operating_hours`. Needed for submission. */
      operating_hours_id: number | null;
      /** @description Operational days. Days of work at sea, in quarter days (0.25). Mobilization and demobilization are not included. Section: Scheduling. Needed for submission. */
      operational_days: number | null;
      /** @description Operational window, end. The last day on which work at sea is possible (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
      operational_window_end: string | null;
      /** @description Operational window, start. The first day on which work at sea is possible (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
      operational_window_start: string | null;
      /** @description Other special considerations. Anything else about the area that matters. Section: Area of operations. At most 1,000 characters. */
      other_special_considerations: string | null;
      outcome?: components["schemas"]["Outcome"] | null;
      /** @description Fiscal years of past missions. Among the past five fiscal years. At least one year is required, past or future. Section: General information. Ids of `/api/fiscal_years`. */
      past_fiscal_year_ids: number[];
      /** @description Preferred start window, end. The last day on which you would like to begin (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
      preferred_start_window_end: string | null;
      /** @description Preferred start window, start. The first day on which you would like to begin (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
      preferred_start_window_start: string | null;
      primary_proponent?: components["schemas"]["Person"];
      primaryProponent?: components["schemas"]["Person"];
      /** @description Project areas. All areas in which you will work. Section: Area of operations. Ids of `/api/project_areas`. Needed for submission. */
      project_area_ids: number[];
      /** @description Project title. A title that sets your project apart from others. Section: General information. At most 250 characters. Needed for submission. */
      project_title: string | null;
      /** @description Project type. Choose the one that fits best. Section: Project description. Ids of `/api/project_types`. Needed for submission. */
      project_type_id: number | null;
      /** @description Note on the project type. If the type needs a word of explanation. Section: Project description. At most 1,000 characters. */
      project_type_note: string | null;
      /** @description E-mail of the responsible manager (RCM/OM). For example, first.last@dfo-mpo.gc.ca. Section: General information. At most 254 characters. Needed for submission where other answers call for it. */
      responsible_manager_email: string | null;
      /** @description Name of the responsible manager (RCM/OM). If you do not know who that is, ask in your department or agency. Letters, spaces, hyphens and apostrophes. Section: General information. At most 250 characters. Needed for submission where other answers call for it. */
      responsible_manager_name: string | null;
      /** @description Scheduling constraints. Tides, ice, spawning, other missions: what fixes the dates. Section: Scheduling. At most 500 characters. */
      scheduling_constraints: string | null;
      sections: {
        area_of_operations: components["schemas"]["SectionState"];
        collaborations: components["schemas"]["SectionState"];
        funding: components["schemas"]["SectionState"];
        general_information: components["schemas"]["SectionState"];
        project_description: components["schemas"]["SectionState"];
        requirements: components["schemas"]["SectionState"];
        scheduling: components["schemas"]["SectionState"];
      };
      stages?: components["schemas"]["Stages"];
      stations?: components["schemas"]["Station"][];
      stations_count?: number;
      status?: components["schemas"]["RequestStatus"];
      status_id: components["schemas"]["StatusId"];
      /** @description Submitted on. When the application was submitted. */
      submitted_at: string | null;
      /** @description Primary thematic area. Choose the one that fits best. Section: Project description. Ids of `/api/thematic_areas`. Needed for submission. */
      thematic_area_id: number | null;
      /** Format: date-time */
      updated_at: string;
      updated_by: number | null;
      /** @description the primary proponent */
      user_id: number;
      vessel?: components["schemas"]["VesselParticulars"] | null;
      /** @description Current vessel. The vessel whose coordinators review the application. */
      vessel_id: number | null;
      /** @description Ship preference 1. The ship that suits your mission best. Its coordinators review the application. Section: Requirements. Ids of `/api/vessels`. Needed for submission. */
      vessel_preference_1_id: number | null;
      /** @description Ship preference 2. Another ship that would also work. Section: Requirements. Ids of `/api/vessels`. */
      vessel_preference_2_id: number | null;
      /** @description Justification of the ship preference. Why this ship, and why another would or would not work. Section: Requirements. At most 500 characters. Needed for submission. */
      vessel_preference_justification: string | null;
      vessel_preference1?: components["schemas"]["VesselParticulars"] | null;
      vessel_preference2?: components["schemas"]["VesselParticulars"] | null;
      vesselPreference1?: components["schemas"]["VesselParticulars"] | null;
      vesselPreference2?: components["schemas"]["VesselParticulars"] | null;
      /** @description when the primary proponent asked the coordinators to withdraw the application */
      withdrawal_asked_at: string | null;
      withdrawal_reason: string | null;
    };
    /** @description for each action that `can` denies, why you may not do it */
    ApplicationBlocking: {
      refusals: {
        [key: string]: {
          /** @enum {string} */
          code: "not_found" | "forbidden" | "only_primary_proponent" | "not_your_vessel" | "not_an_applicant" | "account_cannot_apply" | "level_not_yours" | "invalid_transition" | "deadline_passed" | "deadline_not_passed" | "read_only" | "voyage_not_over" | "voyage_dated" | "plan_level" | "what_if" | "undecided_applications" | "unscheduled_missions" | "undecided_corrections" | "correction_closed" | "unresolved_conflicts" | "offer_closed" | "already_offered" | "vessel_gone" | "not_together" | "already_asked" | "agreement_closed" | "not_on_one_plan" | "voyage_apart" | "request_closed" | "request_open" | "request_decided" | "not_enough_berths" | "own_voyage" | "berths_asked" | "voyage_begun" | "year_not_open" | "letter_closed" | "already_applied" | "changed_since" | "not_revertible" | "last_mission" | "last_second_factor" | "limit_reached" | "in_use" | "incomplete";
          message: string;
        };
      };
    };
    ApplicationChangedData: {
      /** @description `created`, `updated`, `deleted`; of missions also `moved`, `split` … */
      action: string;
      fiscal_year_id?: number;
      ship_time_request_id: number;
      /** @description Who may no longer read it; nobody else gets this event */
      user_id?: number;
      vessel_id?: number | null;
    };
    ApplicationOnBoard: {
      helicopter_required: boolean | null;
      id: number;
      ideal_science_berths: number | null;
      min_a_frame_load: number | null;
      min_container_places: number | null;
      min_science_berths: number | null;
      min_wire_length: number | null;
      needed_capability_ids: number[] | null;
      needed_water_ids: number[] | null;
      operational_days: number | null;
      operational_window_end: string | null;
      operational_window_start: string | null;
      preferred_start_window_end: string | null;
      preferred_start_window_start: string | null;
      /** @description regions of the vessels that the application chose and of its current vessel */
      readonly region_ids: number[];
      /** @description application that shares its voyage */
      shared_voyage: {
        ship_time_request_id: number;
        works_first: boolean;
      } | null;
      track_nautical_miles: number | null;
      vessel_id: number | null;
      vessel_preference_1_id: number | null;
      vessel_preference_2_id: number | null;
    };
    ApplicationPage: {
      data: components["schemas"]["Application"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    ApplicationReportedData: {
      fiscal_year_id: number;
      ship_time_request_id: number;
      vessel_id: number | null;
    };
    ApplicationStanding: {
      can: {
        rank: boolean;
      };
      fiscal_year_id: number;
      /** @description same as the id of the application */
      id: number;
      /** @description 0 until a priority or mandate is saved */
      lock_version: number;
      mandate_note: string | null;
      /** @description number of applications in that ranking */
      of: number;
      /** @description rank for this vessel and year; null: not ranked */
      place: number | null;
      /** @description from 1 (usual) to 5 (highest) */
      priority: (1 | 2 | 3 | 4 | 5) | null;
      ship_time_request_id: number;
      updated_at: string | null;
      updated_by: components["schemas"]["NamedPerson"] | null;
      /** @description vessel whose coordinators review the application */
      vessel_id: number;
    };
    ApplicationStandingPage: {
      data: components["schemas"]["ApplicationStanding"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    ApplicationStepData: {
      fiscal_year_id: number;
      from_status_id: number | null;
      ship_time_request_id: number;
      to_status_id: number;
      vessel_id: number | null;
    };
    AreaOfConsideration: {
      /** Format: date-time */
      created_at: string;
      id: number;
      info_url: string | null;
      lock_version: number;
      name: string;
      ship_time_request_id: number;
      /** Format: date-time */
      updated_at: string;
    };
    AreaOfConsiderationPage: {
      data: components["schemas"]["AreaOfConsideration"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    AskedApplication: {
      agency_id: number | null;
      /** @description application from which this one was copied */
      copied_from_id: number | null;
      /** Format: date-time */
      created_at: string;
      demobilization_days: number | null;
      demobilization_port_id: number | null;
      fiscal_year_id: number;
      helicopter_required: boolean | null;
      id: number;
      /** @description number of people */
      ideal_science_berths: number | null;
      lock_version: number;
      /** @description number of people */
      min_science_berths: number | null;
      mobilization_days: number | null;
      mobilization_port_id: number | null;
      operating_hours_id: number | null;
      operational_days: number | null;
      operational_window_end: string | null;
      operational_window_start: string | null;
      preferred_start_window_end: string | null;
      preferred_start_window_start: string | null;
      primary_proponent: components["schemas"]["Person"];
      primaryProponent: components["schemas"]["Person"];
      project_title: string | null;
      project_type_id: number | null;
      scheduling_constraints: string | null;
      status_id: components["schemas"]["StatusId"];
      submitted_at: string | null;
      /** Format: date-time */
      updated_at: string;
      user_id: number;
      vessel_id: number | null;
      vessel_preference_1_id: number | null;
      vessel_preference_2_id: number | null;
    };
    Attachment: {
      /** Format: date-time */
      created_at: string;
      /** @description description of the file by the proponents */
      description: string | null;
      id: number;
      /**
       * @description media type detected from the content, whatever the file name
       * @enum {string}
       */
      kind: "pdf" | "png" | "jpeg" | "webp";
      lock_version: number;
      /** @description file name, without a path */
      name: string;
      sha256: string;
      ship_time_request_id: number;
      /** @description bytes */
      size: number;
      /** Format: date-time */
      updated_at: string;
      /** @description person who added it */
      user: components["schemas"]["Person"];
    };
    AttachmentPage: {
      data: components["schemas"]["Attachment"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    AuditEntry: {
      /** @description subject and past participle, such as `vessels.updated` */
      action: string;
      /** @description who acted; null without an address: the command line; null with an address: a visitor not signed in */
      actor: string | null;
      actor_id: number | null;
      /** @description network address, shortened */
      address: string | null;
      after: {
        [key: string]: unknown;
      } | null;
      /** @description attributes that changed, with their earlier values */
      before: {
        [key: string]: unknown;
      } | null;
      /** Format: date-time */
      created_at: string;
      id: number;
      reason: string | null;
      subject_id: number | null;
      /** @description name of the database table */
      subject_type: string;
    };
    AuditEntryPage: {
      data: components["schemas"]["AuditEntry"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    AvailabilityWatch: {
      /** Format: date-time */
      created_at: string;
      /**
       * Format: date
       * @description last day
       */
      end_date: string;
      id: number;
      min_berths: number | null;
      /** @description minimum number of consecutive free days */
      min_days: number | null;
      /** @description with neither `vessel_id` nor `region_id`: all vessels */
      region_id: number | null;
      /** Format: date */
      start_date: string;
      vessel_id: number | null;
    };
    AvailabilityWatchPage: {
      data: components["schemas"]["AvailabilityWatch"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Backup: {
      bytes: number | null;
      directory: string;
      encrypted: boolean;
      failure: string | null;
      id: number;
      made_at: string | null;
      /** @description name of the backup directory */
      name: string;
      /** @enum {string} */
      phase: "writing" | "proving" | "done" | "failed";
      proof_seconds: number | null;
      proven_at: string | null;
      rows: number | null;
      /** Format: date-time */
      started_at: string;
      /** @description tables processed in this phase */
      tables_done: number;
      tables_total: number | null;
      /** @description why the backup was not verified */
      unproven: ("no_scratch" | "differs" | "failed") | null;
      unproven_detail: string | null;
    };
    BerthRequest: {
      berths: number;
      can: {
        accept: boolean;
        agree: boolean;
        answer: boolean;
        ask: boolean;
        decline: boolean;
        disagree: boolean;
        take_back: boolean;
        withdraw: boolean;
      };
      /** Format: date-time */
      created_at: string;
      days_aboard: number | null;
      decided_at: string | null;
      /** Format: date */
      end_date: string;
      entries: {
        /** @enum {string} */
        action: "asked" | "question" | "answer" | "agreed" | "disagreed" | "accepted" | "declined" | "withdrawn" | "taken_back" | "lapsed";
        body: string | null;
        /** Format: date-time */
        created_at: string;
        id: number;
        /** @description who did it; null: the portal itself */
        user: components["schemas"]["NamedPerson"] | null;
      }[];
      equipment: string | null;
      fiscal_year_id: number;
      granted_berths: number | null;
      id: number;
      /** @description true: the coordinators have asked a question that awaits an answer */
      is_questioned: boolean;
      lock_version: number;
      /** @description null: the mission no longer exists */
      mission_id: number | null;
      objectives: string;
      project_title: string | null;
      reason: string | null;
      /** @description application on which the request is based, if you may see it */
      ship_time_request_id: number | null;
      /** @description free berths now, without those of this request */
      spare_berths: number | null;
      /**
       * Format: date
       * @description dates last announced to the person who asks for berths
       */
      start_date: string;
      /** @enum {string} */
      state: "waiting" | "accepted" | "declined" | "withdrawn" | "taken_back" | "lapsed";
      /** Format: date-time */
      updated_at: string;
      user: {
        /** Format: email */
        email: string;
        first_name: string;
        id: number;
        last_name: string;
      };
      vessel_id: number;
      /** @description the voyage as now published, with the berths of this request; null: not published */
      voyage: components["schemas"]["Voyage"] | null;
      voyage_title: string;
      /** @description opinion of the voyage’s primary proponent; hidden from the person who asks for berths */
      word: ("agreed" | "disagreed") | null;
    };
    BerthRequestChangedData: {
      berth_request_id: number;
      fiscal_year_id: number;
      mission_id: number | null;
      vessel_id: number;
    };
    BerthRequestPage: {
      data: components["schemas"]["BerthRequest"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    BerthStepData: {
      berth_request_id: number;
      berths: number;
      fiscal_year_id: number;
      mission_id: number | null;
      vessel_id: number;
    };
    CalendarFeed: {
      /** Format: date-time */
      created_at: string;
      id: number;
      /**
       * Format: uri
       * @description private address, shown only once
       */
      url?: string;
      /** @description vessel of the feed; null: all missions that its kind covers */
      vessel_id: number | null;
    };
    CalendarFeedPage: {
      data: components["schemas"]["CalendarFeed"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Capability: {
      active: boolean;
      /** Format: date-time */
      created_at: string;
      id: number;
      key: string;
      /** @enum {string} */
      kind: "fishing" | "handling" | "laboratory" | "ship" | "waters";
      lock_version: number;
      name: string;
      name_en: string;
      name_fr: string;
      position: number;
      /** Format: date-time */
      updated_at: string;
    };
    CapabilityPage: {
      data: components["schemas"]["Capability"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Clarification: {
      body: string;
      /** @description corrections proposed with an answer */
      corrections: components["schemas"]["Correction"][];
      /** Format: date-time */
      created_at: string;
      id: number;
      /** @enum {string} */
      kind: "question" | "answer";
      /** @description fields that the question opens for correction: the answer may propose new values */
      opened_fields: ("project_title" | "agency_id" | "responsible_manager_name" | "responsible_manager_email" | "is_responsible_manager" | "multi_year" | "future_fiscal_year_ids" | "past_fiscal_year_ids" | "expected_change_in_area" | "expected_change_in_days_or_window" | "expected_change_in_ship_preference" | "future_missions_note" | "executive_summary" | "impact_statement" | "mission_objectives" | "project_type_id" | "project_type_note" | "thematic_area_id" | "vessel_preference_justification" | "min_science_berths" | "ideal_science_berths" | "helicopter_required" | "needed_capability_ids" | "needed_water_ids" | "min_wire_length" | "min_a_frame_load" | "min_container_places" | "equipment_requirements" | "operational_days" | "operating_hours_id" | "operational_window_start" | "operational_window_end" | "preferred_start_window_start" | "preferred_start_window_end" | "mobilization_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "scheduling_constraints" | "project_area_ids" | "in_foreign_waters" | "coastal_state_ids" | "indigenous_territories" | "in_marine_protected_areas" | "marine_protected_area_ids" | "other_special_considerations")[];
      user: components["schemas"]["Person"];
    };
    ClarificationPage: {
      data: components["schemas"]["Clarification"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    CoastalState: {
      active: boolean;
      clearance_authority_en: string | null;
      clearance_authority_fr: string | null;
      /** @description lead time, in days, for a clearance to work in the state’s waters */
      clearance_days: number | null;
      clearance_note_en: string | null;
      clearance_note_fr: string | null;
      /** @description source of this information */
      clearance_source: string | null;
      /** Format: date-time */
      created_at: string;
      id: number;
      iso_code: string | null;
      key: string;
      lock_version: number;
      name: string;
      name_en: string;
      name_fr: string;
      position: number;
      /** Format: date-time */
      updated_at: string;
    };
    CoastalStatePage: {
      data: components["schemas"]["CoastalState"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Collaborator: {
      contribution: string | null;
      /** Format: date-time */
      created_at: string;
      id: number;
      lock_version: number;
      organization: string;
      primary_contact: string | null;
      /**
       * @description Research Organization Registry (ROR)
       * @example https://ror.org/02qa1x782
       */
      ror: string | null;
      ship_time_request_id: number;
      /** Format: date-time */
      updated_at: string;
    };
    CollaboratorPage: {
      data: components["schemas"]["Collaborator"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Conflict: {
      can_be_kept: boolean;
      /** @enum {string} */
      code: "overlap" | "constraint_overlap" | "transit_short" | "transit_impossible" | "passage_short" | "passage_impossible" | "port_call_outside" | "port_call_late" | "outside_fiscal_year" | "outside_window" | "shoulder_outside_window" | "start_not_preferred" | "berths_minimum" | "berths_ideal" | "berths_over" | "helicopter" | "endurance" | "range" | "port_closed" | "port_too_shallow" | "capability" | "equipment_short" | "outside_waters" | "outside_region" | "days_short" | "days_over" | "not_chosen_vessel" | "own_missions_overlap" | "no_contingency" | "turn_round_short" | "unscheduled" | "not_checked";
      constraint_id: number | null;
      /** @description days; 0 if the weight is not about time */
      days: number;
      kept: {
        by: string;
        /** Format: date-time */
        created_at: string;
        id: number;
        mission_id: number;
        reason: string;
        user_id: number;
      } | null;
      key: string;
      message: string;
      mission_ids: number[];
      params: {
        [key: string]: string | number;
      };
      remedy: components["schemas"]["Remedy"] | null;
      /** @enum {string} */
      severity: "error" | "warning" | "info";
    };
    ConflictCounts: {
      error: number;
      info: number;
      kept: number;
      warning: number;
    };
    ConflictPage: {
      data: components["schemas"]["Conflict"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    ConstraintChangedData: {
      /** @description `created`, `updated`, `deleted`; of missions also `moved`, `split` … */
      action: string;
      scheduling_constraint_id: number;
      vessel_id: number;
    };
    ConstraintOnBoard: {
      /** Format: date */
      end_date: string;
      id: number;
      name: string;
      port_id: number | null;
      /** Format: date */
      start_date: string;
      vessel_id: number;
    };
    CoordinatorOfVessel: {
      first_name: string;
      id: number;
      last_name: string;
      vessel_id: number;
    };
    Correction: {
      after: (string | number | boolean | number[]) | null;
      before: (string | number | boolean | number[]) | null;
      decided_at: string | null;
      decided_by: components["schemas"]["Person"] | null;
      /** @enum {string} */
      field: "project_title" | "agency_id" | "responsible_manager_name" | "responsible_manager_email" | "is_responsible_manager" | "multi_year" | "future_fiscal_year_ids" | "past_fiscal_year_ids" | "expected_change_in_area" | "expected_change_in_days_or_window" | "expected_change_in_ship_preference" | "future_missions_note" | "executive_summary" | "impact_statement" | "mission_objectives" | "project_type_id" | "project_type_note" | "thematic_area_id" | "vessel_preference_justification" | "min_science_berths" | "ideal_science_berths" | "helicopter_required" | "needed_capability_ids" | "needed_water_ids" | "min_wire_length" | "min_a_frame_load" | "min_container_places" | "equipment_requirements" | "operational_days" | "operating_hours_id" | "operational_window_start" | "operational_window_end" | "preferred_start_window_start" | "preferred_start_window_end" | "mobilization_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "scheduling_constraints" | "project_area_ids" | "in_foreign_waters" | "coastal_state_ids" | "indigenous_territories" | "in_marine_protected_areas" | "marine_protected_area_ids" | "other_special_considerations";
      id: number;
      /** @enum {string} */
      state: "proposed" | "accepted" | "declined" | "replaced" | "lapsed";
    };
    DeadlineMovedData: {
      fiscal_year_id: number;
    };
    DeliveredVoyage: {
      can: {
        delete: boolean;
      };
      /** Format: date-time */
      created_at: string;
      /** @description days, in steps of 0.25 */
      days: number;
      demobilization_port_id: number | null;
      /**
       * Format: date
       * @description last day
       */
      end_date: string;
      fiscal_year_id: number;
      id: number;
      lock_version: number;
      mobilization_port_id: number | null;
      /** @description number of the mission in the imported file */
      outside_number: string | null;
      /** Format: date */
      start_date: string;
      title: string;
      /** Format: date-time */
      updated_at: string;
      vessel_id: number;
      vessel_plan_id: number;
    };
    DeliveredVoyagePage: {
      data: components["schemas"]["DeliveredVoyage"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Delivery: {
      attempted_at: string | null;
      attempts: number;
      /** Format: date-time */
      created_at: string;
      delivered_at: string | null;
      /** @description null: a test delivery */
      event_id: number | null;
      id: number;
      last_error: string | null;
      last_status: number | null;
      /** @description webhook-id */
      message_id: string;
      next_attempt_at: string | null;
      /** @enum {string} */
      state: "waiting" | "delayed" | "sending" | "sent" | "given_up";
      type: string;
      webhook_id: number;
    };
    DeliveryPage: {
      data: components["schemas"]["Delivery"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Demand: {
      /** @description submitted applications whose window overlaps the month */
      applications: number;
      month: string;
      vessel_id: number;
    };
    DemandPage: {
      data: components["schemas"]["Demand"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Event: {
      /** Format: date-time */
      created_at: string;
      /** @description ids of the objects that the event is about */
      data: {
        [key: string]: unknown;
      };
      id: number;
      /** @description event type; /docs/events lists all types, and more may be added */
      type: string;
    };
    ExpectedDelivery: {
      /** @description share of all missions that are completed */
      completed: number;
      /** @description days at sea: 10th, 50th and 90th percentile of the simulated years */
      days: {
        /** @description days at sea */
        p10: number;
        /** @description days at sea */
        p50: number;
        /** @description days at sea */
        p90: number;
      };
      fiscal_year_id: number;
      /** @description days at sea */
      planned: number;
      scenario_id: number | null;
      seed: number;
      ships: {
        /** @description unknown particulars of the vessel that were assumed */
        assumed: ("age" | "length" | "waters")[];
        /** @description days at sea: 10th, 50th and 90th percentile of the simulated years */
        days: {
          /** @description days at sea */
          p10: number;
          /** @description days at sea */
          p50: number;
          /** @description days at sea */
          p90: number;
        };
        missions: {
          completed: number;
          /** @description days at sea */
          delivered: number;
          lost: {
            /** @description days at sea */
            called: number;
            /** @description days at sea */
            out: number;
            /** @description days at sea */
            refit: number;
            /** @description days at sea */
            stop: number;
            /** @description days at sea */
            weather: number;
          };
          mission_id: number;
          /** @description days at sea */
          planned: number;
          /** @description day on which the vessel returns from sea */
          returns: string;
          /** @description average days at sea that one more free day after this mission would save */
          spare_day: number;
          title: string;
        }[];
        /** @description days at sea */
        planned: number;
        vessel_id: number;
        vessel_plan_id: number;
      }[];
      years: number;
    };
    Explanation: {
      /** @description applications in these plans that could share a voyage with this one */
      shared_voyages: {
        saved_days: number;
        ship_time_request_id: number;
        title: string;
        vessel_id: number;
      }[];
      ship_time_request_id: number;
      /** @description priority and rank given by the coordinators; null: none, or you may not see them */
      standing: {
        /** @description weight of one of its days, in days of an application without priority or rank */
        counts_as: number;
        of: number;
        place: number | null;
        priority: (1 | 2 | 3 | 4 | 5) | null;
      } | null;
      vessels: ({
        mission_id: number;
        reasons: {
          /** @enum {string} */
          code: "overlap" | "constraint_overlap" | "transit_short" | "transit_impossible" | "passage_short" | "passage_impossible" | "port_call_outside" | "port_call_late" | "outside_fiscal_year" | "outside_window" | "shoulder_outside_window" | "start_not_preferred" | "berths_minimum" | "berths_ideal" | "berths_over" | "helicopter" | "endurance" | "range" | "port_closed" | "port_too_shallow" | "capability" | "equipment_short" | "outside_waters" | "outside_region" | "days_short" | "days_over" | "not_chosen_vessel" | "own_missions_overlap" | "no_contingency" | "turn_round_short" | "unscheduled" | "not_checked";
          params: {
            [key: string]: string | number;
          };
        }[];
        /** @constant */
        verdict: "static";
        vessel_id: number;
      } | {
        /** @description what ends the longest free period; null: the window or the fiscal year */
        ends: {
          id: number;
          /** @enum {string} */
          kind: "constraint" | "mission";
          name: string;
        } | null;
        /** @description longest period of consecutive free days */
        free_days: number;
        mission_id: number;
        needed_days: number;
        relaxations: ({
          /** @enum {string} */
          code: "fewer_days" | "earlier_window" | "later_window";
          days: number;
        } | {
          /** @enum {string} */
          code: "constraint_earlier" | "constraint_later";
          constraint: string;
          constraint_id: number;
          days: number;
        })[];
        /** @description free days within the application’s window */
        total_free_days: number;
        /** @constant */
        verdict: "calendar";
        vessel_id: number;
      } | {
        mission_id: number;
        start: {
          /** Format: date */
          start_date: string;
          /**
           * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
           * @enum {number}
           */
          start_fraction: 0 | 0.25 | 0.5 | 0.75;
        };
        /** @constant */
        verdict: "by_hand";
        vessel_id: number;
      } | {
        blocking_value: number;
        /** @description what ends the longest free period; null: the window or the fiscal year */
        ends: {
          id: number;
          /** @enum {string} */
          kind: "constraint" | "mission";
          name: string;
        } | null;
        /** @description longest period of consecutive free days */
        free_days: number;
        mission_id: number;
        missions: {
          id: number;
          /** @description priority and rank given by the coordinators; null: none, or you may not see them */
          standing: {
            /** @description weight of one of its days, in days of an application without priority or rank */
            counts_as: number;
            of: number;
            place: number | null;
            priority: (1 | 2 | 3 | 4 | 5) | null;
          } | null;
          title: string;
        }[];
        needed_days: number;
        relaxations: ({
          /** @enum {string} */
          code: "fewer_days" | "earlier_window" | "later_window";
          days: number;
        } | {
          /** @enum {string} */
          code: "constraint_earlier" | "constraint_later";
          constraint: string;
          constraint_id: number;
          days: number;
        })[];
        /** @description free days within the application’s window */
        total_free_days: number;
        value: number;
        /** @constant */
        verdict: "blocked";
        vessel_id: number;
      } | {
        cost: number;
        mission_id: number;
        value: number;
        /** @constant */
        verdict: "not_worth";
        vessel_id: number;
      } | {
        mission_id: number;
        /** @constant */
        verdict: "fits";
        vessel_id: number;
      })[];
    };
    Fairness: {
      /** @enum {string} */
      by: "agency" | "region" | "project_type" | "thematic_area" | "proponent";
      /** @description false: you may not see delivered days, because they would concern a single person */
      delivered_shown: boolean;
      fiscal_years: {
        id: number;
        name: string;
      }[];
      /** @enum {string} */
      granted_from: "plans" | "published";
      groups: {
        id: number | null;
        name: string | null;
        name_en: string | null;
        name_fr: string | null;
        total: components["schemas"]["FairnessTally"];
        years: components["schemas"]["FairnessOfYear"][];
      }[];
      total: components["schemas"]["FairnessTally"];
      years: components["schemas"]["FairnessOfYear"][];
    };
    FairnessOfYear: {
      applications: number;
      /** @description days, in steps of 0.25 */
      asked_days: number;
      /** @description days delivered according to the reports; null: not known */
      delivered_days: number | null;
      fiscal_year_id: number;
      /** @description days, in steps of 0.25 */
      granted_days: number;
      /** @description planned days of the voyages that have a report; null: no report */
      planned_days: number | null;
      /** @description days, in steps of 0.25 */
      refused_days: number;
      /** @description days, in steps of 0.25 */
      shortened_days: number;
      /** @description days, in steps of 0.25 */
      undecided_days: number;
      /** @description applications whose published voyages are over */
      voyages_over: number;
      /** @description number of these voyages with a submitted report */
      voyages_reported: number;
    };
    FairnessTally: {
      applications: number;
      /** @description days, in steps of 0.25 */
      asked_days: number;
      /** @description days delivered according to the reports; null: not known */
      delivered_days: number | null;
      /** @description days, in steps of 0.25 */
      granted_days: number;
      /** @description planned days of the voyages that have a report; null: no report */
      planned_days: number | null;
      /** @description days, in steps of 0.25 */
      refused_days: number;
      /** @description days, in steps of 0.25 */
      shortened_days: number;
      /** @description days, in steps of 0.25 */
      undecided_days: number;
      /** @description applications whose published voyages are over */
      voyages_over: number;
      /** @description number of these voyages with a submitted report */
      voyages_reported: number;
    };
    Faq: {
      active: boolean;
      answer: string;
      answer_en: string;
      answer_fr: string;
      /** Format: date-time */
      created_at: string;
      id: number;
      key: string;
      lock_version: number;
      position: number;
      question: string;
      question_en: string;
      question_fr: string;
      /** Format: date-time */
      updated_at: string;
    };
    FaqPage: {
      data: components["schemas"]["Faq"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    FederationStart: {
      address: string;
      binding: string;
    };
    FieldProblem: {
      code: string;
      field: string;
      message: string;
    };
    Finding: {
      code: string;
      /** @enum {string} */
      level: "problem" | "notice";
      /** @description the problem and what to do about it */
      message: string;
      params: {
        [key: string]: string | number;
      };
      /** @enum {string} */
      subject: "database" | "settings" | "mails" | "jobs" | "backups" | "disk" | "clocks" | "sign_ins" | "streams";
    };
    FiscalYear: {
      active: boolean;
      /** Format: date-time */
      created_at: string;
      /**
       * Format: date-time
       * @description deadline for applications of the fiscal year
       */
      deadline_at: string;
      /** Format: date */
      end_date: string;
      id: number;
      lock_version: number;
      /** @description `2027-2028` */
      name: string;
      /** Format: date */
      start_date: string;
      /** Format: date-time */
      updated_at: string;
    };
    FiscalYearPage: {
      data: components["schemas"]["FiscalYear"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Fit: {
      reasons: {
        /** @enum {string} */
        code: "berths_minimum" | "berths_ideal" | "berths_unknown" | "helicopter" | "helicopter_unknown" | "window" | "window_taken" | "window_never_free" | "window_interrupted" | "no_free_slot" | "endurance" | "endurance_unknown" | "range" | "range_unknown" | "speed_unknown" | "draft" | "draft_unknown" | "capability" | "waters" | "other_region" | "other_region_unknown" | "capability_doubtful" | "capability_assumed" | "capability_unknown" | "wire_length" | "wire_length_unknown" | "a_frame_load" | "a_frame_load_unknown" | "container_places" | "container_places_unknown";
        params: {
          [key: string]: number;
        };
      }[];
      /** @description how you can give the application to this vessel; `refusal`: why you cannot, null if you can */
      reassign?: {
        amends: boolean;
        /** @enum {string} */
        by: "move" | "offer";
        refusal: string | null;
      };
      slots: {
        /** @description days */
        free_days: number;
        /** Format: date */
        start_date: string;
        /**
         * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
         * @enum {number}
         */
        start_fraction: 0 | 0.25 | 0.5 | 0.75;
      }[];
      /** @enum {string} */
      verdict: "fits" | "almost" | "unknown" | "no";
      vessel_id: number;
    };
    FleetPlan: {
      awaited_vessel_ids: number[];
      can: {
        publish: boolean;
      };
      /** Format: date-time */
      created_at: string;
      fiscal_year_id: number;
      fiscal_year_name: string;
      id: number;
      latest_version: number | null;
      published_at: string | null;
      /** Format: date-time */
      updated_at: string;
      vessels: number;
      /** @description vessels whose plan has been final at least once */
      vessels_published: number;
    };
    FleetPlanPage: {
      data: components["schemas"]["FleetPlan"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    FleetSnapshot: {
      areas?: components["schemas"]["ScheduledArea"][];
      fiscal_year: {
        /** Format: date */
        end_date: string;
        name: string;
        /** Format: date */
        start_date: string;
      };
      fiscal_year_id: number;
      /** @constant */
      format: 1;
      plans: {
        /** Format: date-time */
        finalized_at: string;
        reopened: boolean;
        snapshot: components["schemas"]["PlanSnapshot"];
        version: number;
      }[];
    };
    FleetVersion: {
      author: components["schemas"]["NamedPerson"];
      author_id: number;
      /** Format: date-time */
      created_at: string;
      fleet_plan_id: number;
      id: number;
      is_latest: boolean;
      number: number;
      reason: string;
      snapshot?: components["schemas"]["FleetSnapshot"];
    };
    FleetVersionPage: {
      data: components["schemas"]["FleetVersion"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    ForeseenDemand: {
      years: {
        /** @description science berths, summed over the letters that state a number */
        berths: number;
        days: number;
        fiscal_year_id: number;
        letters: number;
        /** @description days for each month from April; the days of a letter are spread evenly over its months */
        months: {
          days: number;
          /** @description month of the calendar, 1 to 12 */
          month: number;
        }[];
      }[];
    };
    FundingSource: {
      /** @description Canadian dollars */
      amount: number | null;
      /** Format: date-time */
      created_at: string;
      grant_number: string | null;
      id: number;
      lock_version: number;
      organization: string;
      /**
       * @description Research Organization Registry (ROR)
       * @example https://ror.org/02qa1x782
       */
      ror: string | null;
      ship_time_request_id: number;
      status: ("confirmed" | "pending") | null;
      /** Format: date-time */
      updated_at: string;
    };
    FundingSourcePage: {
      data: components["schemas"]["FundingSource"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    GivenProof: {
      /** Format: date-time */
      proved_at: string;
    };
    HistoryEntry: {
      /** @enum {string} */
      action: "submit" | "accept" | "reject" | "clarify" | "respond" | "withdraw" | "correct" | "reassign" | "finalise";
      /** Format: date-time */
      created_at: string;
      from_status_id: components["schemas"]["StatusId"] | null;
      id: number;
      reason: string | null;
      to_status_id: components["schemas"]["StatusId"];
      user: components["schemas"]["Person"];
    };
    HistoryEntryPage: {
      data: components["schemas"]["HistoryEntry"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    ImportedRow: {
      kind: ("planned" | "delivered") | null;
      /** @enum {string} */
      outcome: "created" | "changed" | "left" | "refused";
      /** @description titles of missions that occupy these days */
      overlaps: string[];
      /** @description one part for each fiscal year that the row spans */
      parts: {
        /** @description days, in steps of 0.25 */
        days: number;
        /** Format: date */
        end_date: string;
        fiscal_year_id: number;
        /** Format: date */
        start_date: string;
        /**
         * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
         * @enum {number}
         */
        start_fraction: 0 | 0.25 | 0.5 | 0.75;
      }[];
      /** @description cells that could not be read, by column */
      problems: {
        /** @enum {string} */
        code: "required" | "one_year_required" | "invalid" | "invalid_email" | "invalid_url" | "invalid_identifier" | "invalid_date" | "not_unique" | "special_characters" | "only_numbers" | "only_integers" | "only_positive" | "quarter_days" | "day_has_passed" | "too_far_ahead" | "of_another_year" | "too_fine" | "below_lower_priority" | "days_do_not_add_up" | "stations_not_said" | "too_long" | "too_short" | "out_of_range" | "too_small" | "too_big" | "too_many" | "decimal_degrees" | "unknown_choice" | "not_opened" | "before_fiscal_year" | "after_fiscal_year" | "end_before_start" | "over_two_years" | "outside_known_years" | "no_fiscal_year" | "no_days_at_sea" | "days_differ" | "not_known" | "months_out_of_order" | "outside_operational_window" | "too_many_hours" | "no_helicopter" | "password_too_short" | "password_no_uppercase" | "password_no_lowercase" | "password_no_digit" | "password_no_special" | "password_whitespace" | "password_common" | "password_personal" | "password_same_as_old" | "password_mismatch" | "password_not_of_signup" | "confirmation_mismatch" | "too_many_logins" | "email_missing" | "wrong_code" | "https_only" | "private_address" | "not_attachable" | "empty_file" | "damaged_file" | "too_many_pixels" | "attached_already" | "too_many_attachments" | "attachments_full" | "storage_full" | "too_many_remarks";
        field: string;
        message: string;
        /** @description similar names known to the portal */
        near: string[];
      }[];
      /** @description why the row cannot be added to the plan */
      refusal: {
        /** @enum {string} */
        code: "not_found" | "forbidden" | "only_primary_proponent" | "not_your_vessel" | "not_an_applicant" | "account_cannot_apply" | "level_not_yours" | "invalid_transition" | "deadline_passed" | "deadline_not_passed" | "read_only" | "voyage_not_over" | "voyage_dated" | "plan_level" | "what_if" | "undecided_applications" | "unscheduled_missions" | "undecided_corrections" | "correction_closed" | "unresolved_conflicts" | "offer_closed" | "already_offered" | "vessel_gone" | "not_together" | "already_asked" | "agreement_closed" | "not_on_one_plan" | "voyage_apart" | "request_closed" | "request_open" | "request_decided" | "not_enough_berths" | "own_voyage" | "berths_asked" | "voyage_begun" | "year_not_open" | "letter_closed" | "already_applied" | "changed_since" | "not_revertible" | "last_mission" | "last_second_factor" | "limit_reached" | "in_use" | "incomplete";
        message: string;
      } | null;
      row: number;
      vessel_id: number | null;
      /** @description conflicts that the row would cause; only in a dry run */
      warnings: string[];
    };
    InboxItem: {
      age_days: number;
      /** @description Originating department or agency. The department or agency that asks for ship time. Section: General information. Ids of `/api/agencies`. Needed for submission. */
      agency_id: number | null;
      areas_of_consideration?: components["schemas"]["AreaOfConsideration"][];
      areasOfConsideration?: components["schemas"]["AreaOfConsideration"][];
      blocking?: components["schemas"]["ApplicationBlocking"];
      can: {
        accept: boolean;
        ask_to_withdraw: boolean;
        clarify: boolean;
        copy: boolean;
        correct: boolean;
        delete: boolean;
        edit: boolean;
        leave: boolean;
        manage_co_proponents: boolean;
        read_remarks: boolean;
        reassign: boolean;
        reject: boolean;
        remark: boolean;
        respond: boolean;
        submit: boolean;
        take_back_withdrawal: boolean;
        view: boolean;
        withdraw: boolean;
      };
      co_proponent_ids: number[];
      co_proponents?: components["schemas"]["Person"][];
      /** @description Coastal states. The states whose waters you will work in. Section: Area of operations. Ids of `/api/coastal_states`. Needed for submission where other answers call for it. */
      coastal_state_ids: number[];
      collaborators?: components["schemas"]["Collaborator"][];
      completeness?: {
        complete: boolean;
        missing: number;
      };
      copied_from_id: number | null;
      coProponents?: components["schemas"]["Person"][];
      /** Format: date-time */
      created_at: string;
      days_total?: number | null;
      /** Format: date-time */
      deadline?: string;
      /** Format: date-time */
      deadline_at: string;
      /** @description Demobilization days. Days in port after the return, in quarter days. 0 if none. Section: Scheduling. Needed for submission. */
      demobilization_days: number | null;
      /** @description Demobilization port. Where people and equipment leave the ship. Section: Scheduling. Ids of `/api/ports`. Needed for submission. */
      demobilization_port_id: number | null;
      /** @description Scientific equipment and laboratories. What you bring and what the ship must have: winches, cranes, laboratories, freezers. Section: Requirements. At most 2,000 characters. */
      equipment_requirements: string | null;
      /** @description Executive summary. What you want to do, in plain language. Section: Project description. At most 1,000 characters. Needed for submission. */
      executive_summary: string | null;
      /** @description Do you expect the area of operations to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
      expected_change_in_area: boolean | null;
      /** @description Do you expect the operational days or window to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
      expected_change_in_days_or_window: boolean | null;
      /** @description Do you expect the ship preference to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
      expected_change_in_ship_preference: boolean | null;
      fiscal_year?: components["schemas"]["FiscalYear"];
      /** @description Fiscal year. The fiscal year of the mission, from 1 April to 31 March. Section: General information. Ids of `/api/fiscal_years`. Needed for submission. */
      fiscal_year_id: number;
      fiscalYear?: components["schemas"]["FiscalYear"];
      funding_sources?: components["schemas"]["FundingSource"][];
      /** @description Funding is unknown. If so, you do not need to list any source. Section: Funding. */
      funding_unknown: boolean | null;
      fundingSources?: components["schemas"]["FundingSource"][];
      /** @description Fiscal years of planned future applications. Among the next five fiscal years. At least one year is required, past or future. Section: General information. Ids of `/api/fiscal_years`. */
      future_fiscal_year_ids: number[];
      /** @description Note on future missions. What coordinators should know about the years to come. Section: General information. At most 1,000 characters. */
      future_missions_note: string | null;
      /** @description Is helicopter support required? Not every ship can offer it. Section: Requirements. Needed for submission. */
      helicopter_required: boolean | null;
      id: number;
      /** @description Ideal science berths. At least as many as the minimum. Section: Requirements. Needed for submission. */
      ideal_science_berths: number | null;
      /** @description Impact statement. What depends on this mission, and what happens without it. Section: Project description. At most 2,000 characters. Needed for submission. */
      impact_statement: string | null;
      /** @description Will you work in foreign waters? Working in the waters of another state requires a clearance, requested months ahead. Section: Area of operations. Needed for submission. */
      in_foreign_waters: boolean | null;
      /** @description Will you work in marine protected areas? Some activities need an approval. Section: Area of operations. Needed for submission. */
      in_marine_protected_areas: boolean | null;
      /** @description Indigenous territories. Territories in or near which you will work, and contacts made so far. Section: Area of operations. At most 1,000 characters. */
      indigenous_territories: string | null;
      /** @description I am the responsible manager (RCM/OM). RCM: responsibility centre manager; OM: operations manager. If you are, no name or e-mail is needed. Section: General information. */
      is_responsible_manager: boolean | null;
      last_editor?: components["schemas"]["Person"] | null;
      lastEditor?: components["schemas"]["Person"] | null;
      /** @description true: undecided, and the plan of its vessel is final */
      left_out_of_plan: boolean;
      lock_version: number;
      /** @description Marine protected areas. The protected areas you will work in. Section: Area of operations. Ids of `/api/marine_protected_areas`. Needed for submission where other answers call for it. */
      marine_protected_area_ids: number[];
      /** @description Load on the A-frame, at least (t). Weight of the heaviest piece that goes over the stern. Section: Requirements. */
      min_a_frame_load: number | null;
      /** @description Places for containers, at least. 20-foot laboratory or storage containers that you bring. Section: Requirements. */
      min_container_places: number | null;
      /** @description Minimum science berths. The mission cannot go ahead with fewer. Section: Requirements. Needed for submission. */
      min_science_berths: number | null;
      /** @description Wire on the winch, at least (m). Length of wire that your deepest cast needs. Section: Requirements. */
      min_wire_length: number | null;
      /** @description Mission objectives. What must be done at sea for the mission to succeed. Section: Project description. At most 2,000 characters. Needed for submission. */
      mission_objectives: string | null;
      missions?: components["schemas"]["MissionOfApplication"][];
      /** @description Mobilization days. Days in port before departure, in quarter days. 0 if none. Section: Scheduling. Needed for submission. */
      mobilization_days: number | null;
      /** @description Mobilization port. Where people and equipment come on board. Section: Scheduling. Ids of `/api/ports`. Needed for submission. */
      mobilization_port_id: number | null;
      /** @description Is this a multi-year project? A project with missions in more than one fiscal year. Section: General information. Needed for submission. */
      multi_year: boolean | null;
      /** @description What the ship must be able to do. Choose only what you cannot do without. Describe below what else would help. Section: Requirements. Ids of `/api/capabilities`. */
      needed_capability_ids: number[];
      /** @description Waters in which you work. Ships that do not work there are shown last. Section: Requirements. Ids of `/api/capabilities`. */
      needed_water_ids: number[];
      /** @description There are no collaborations. If so, you do not need to list any. Section: Collaborations. */
      no_collaborations: boolean | null;
      open_remarks?: components["schemas"]["OpenRemarks"] | null;
      /** @description Operating hours per day. Work around the clock takes two watches. Section: Scheduling. Ids of `/api/operating_hours`. Needed for submission. */
      operating_hours_id: number | null;
      /** @description Operational days. Days of work at sea, in quarter days (0.25). Mobilization and demobilization are not included. Section: Scheduling. Needed for submission. */
      operational_days: number | null;
      /** @description Operational window, end. The last day on which work at sea is possible (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
      operational_window_end: string | null;
      /** @description Operational window, start. The first day on which work at sea is possible (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
      operational_window_start: string | null;
      /** @description Other special considerations. Anything else about the area that matters. Section: Area of operations. At most 1,000 characters. */
      other_special_considerations: string | null;
      outcome?: components["schemas"]["Outcome"] | null;
      /** @description Fiscal years of past missions. Among the past five fiscal years. At least one year is required, past or future. Section: General information. Ids of `/api/fiscal_years`. */
      past_fiscal_year_ids: number[];
      /** @description Preferred start window, end. The last day on which you would like to begin (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
      preferred_start_window_end: string | null;
      /** @description Preferred start window, start. The first day on which you would like to begin (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
      preferred_start_window_start: string | null;
      primary_proponent?: components["schemas"]["Person"];
      primaryProponent?: components["schemas"]["Person"];
      /** @description Project areas. All areas in which you will work. Section: Area of operations. Ids of `/api/project_areas`. Needed for submission. */
      project_area_ids: number[];
      /** @description Project title. A title that sets your project apart from others. Section: General information. At most 250 characters. Needed for submission. */
      project_title: string | null;
      /** @description Project type. Choose the one that fits best. Section: Project description. Ids of `/api/project_types`. Needed for submission. */
      project_type_id: number | null;
      /** @description Note on the project type. If the type needs a word of explanation. Section: Project description. At most 1,000 characters. */
      project_type_note: string | null;
      proposed_corrections: number;
      /** @enum {string} */
      readiness: "ready" | "waiting_for_answer" | "waiting_for_deadline";
      /** @description E-mail of the responsible manager (RCM/OM). For example, first.last@dfo-mpo.gc.ca. Section: General information. At most 254 characters. Needed for submission where other answers call for it. */
      responsible_manager_email: string | null;
      /** @description Name of the responsible manager (RCM/OM). If you do not know who that is, ask in your department or agency. Letters, spaces, hyphens and apostrophes. Section: General information. At most 250 characters. Needed for submission where other answers call for it. */
      responsible_manager_name: string | null;
      /** @description Scheduling constraints. Tides, ice, spawning, other missions: what fixes the dates. Section: Scheduling. At most 500 characters. */
      scheduling_constraints: string | null;
      sections: {
        area_of_operations: components["schemas"]["SectionState"];
        collaborations: components["schemas"]["SectionState"];
        funding: components["schemas"]["SectionState"];
        general_information: components["schemas"]["SectionState"];
        project_description: components["schemas"]["SectionState"];
        requirements: components["schemas"]["SectionState"];
        scheduling: components["schemas"]["SectionState"];
      };
      stages?: components["schemas"]["Stages"];
      stations?: components["schemas"]["Station"][];
      stations_count?: number;
      status?: components["schemas"]["RequestStatus"];
      status_id: components["schemas"]["StatusId"];
      /** @description Submitted on. When the application was submitted. */
      submitted_at: string | null;
      /** @description Primary thematic area. Choose the one that fits best. Section: Project description. Ids of `/api/thematic_areas`. Needed for submission. */
      thematic_area_id: number | null;
      /** Format: date-time */
      updated_at: string;
      updated_by: number | null;
      /** @description the primary proponent */
      user_id: number;
      vessel?: components["schemas"]["VesselParticulars"] | null;
      /** @description Current vessel. The vessel whose coordinators review the application. */
      vessel_id: number | null;
      /** @description Ship preference 1. The ship that suits your mission best. Its coordinators review the application. Section: Requirements. Ids of `/api/vessels`. Needed for submission. */
      vessel_preference_1_id: number | null;
      /** @description Ship preference 2. Another ship that would also work. Section: Requirements. Ids of `/api/vessels`. */
      vessel_preference_2_id: number | null;
      /** @description Justification of the ship preference. Why this ship, and why another would or would not work. Section: Requirements. At most 500 characters. Needed for submission. */
      vessel_preference_justification: string | null;
      vessel_preference1?: components["schemas"]["VesselParticulars"] | null;
      vessel_preference2?: components["schemas"]["VesselParticulars"] | null;
      vesselPreference1?: components["schemas"]["VesselParticulars"] | null;
      vesselPreference2?: components["schemas"]["VesselParticulars"] | null;
      /** @description when the primary proponent asked the coordinators to withdraw the application */
      withdrawal_asked_at: string | null;
      withdrawal_reason: string | null;
    };
    Invitation: {
      /** Format: date-time */
      created_at: string;
      email: string;
      /** Format: date-time */
      expires_at: string;
      id: number;
    };
    InvitationByLink: {
      /** Format: email */
      email: string;
      /** Format: date-time */
      expires_at: string;
      invited_by: string;
      project_title: string | null;
    };
    InvitationPage: {
      data: components["schemas"]["Invitation"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    JobRun: {
      done: number | null;
      error: string | null;
      /** @description consecutive failures up to the last run */
      failures: number;
      /** Format: date-time */
      last_run_at: string;
      name: string;
      succeeded_at: string | null;
    };
    JoinableLeg: {
      /** @description calendar days, first and last included */
      days: number;
      /**
       * Format: date
       * @description last day
       */
      end_date: string;
      /** @description science berths; null: not known */
      free_berths: number | null;
      /** @description port where the vessel is beforehand; null: not known */
      from_port: components["schemas"]["OpenPort"] | null;
      /** @description missions of the voyage, two if it is shared; empty: free days */
      mission_ids: number[];
      /** Format: date */
      start_date: string;
      /** @description port where the vessel is expected afterwards; null: not known */
      to_port: components["schemas"]["OpenPort"] | null;
    };
    KeptConflict: {
      by: string;
      code: string;
      constraint_id: number | null;
      /** Format: date-time */
      created_at: string;
      /** @description worst measure at which the conflict is still kept; null: no limit */
      days: number | null;
      id: number;
      mission_id: number;
      other_mission_id: number | null;
      reason: string;
      user_id: number;
    };
    KeptConflictPage: {
      data: components["schemas"]["KeptConflict"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Ledger: {
      entries: number;
      hash: string | null;
      heads: {
        /** Format: date */
        day: string;
        /** @description SHA-256, hexadecimal */
        hash: string;
        position: number;
      }[];
      sealed_at: string | null;
    };
    LedgerVerdict: {
      broken: {
        position: number | null;
        /** @enum {string} */
        problem: "entry_missing" | "chain_broken" | "row_missing" | "row_changed" | "head_differs" | "not_sealed";
        /** @description name of the database table */
        source: string;
        source_id: number | null;
      } | null;
      entries: number;
      hash: string | null;
      intact: boolean;
      sealed_at: string | null;
    };
    LetterOfIntent: {
      berths: number | null;
      can: {
        edit: boolean;
        withdraw: boolean;
      };
      /** Format: date-time */
      created_at: string;
      /** @description days, in steps of 0.25 */
      days: number;
      /** @description month of the calendar, 1 to 12 */
      first_month: number;
      id: number;
      /** @description month of the calendar, 1 to 12 */
      last_month: number;
      lock_version: number;
      project_area_ids: number[];
      region_id: number | null;
      summary: string;
      title: string;
      /** Format: date-time */
      updated_at: string;
      user: components["schemas"]["NamedPerson"];
      user_id: number;
      /** @description preferred vessel */
      vessel_id: number | null;
      withdrawn_at: string | null;
      years: {
        can: {
          apply: boolean;
        };
        fiscal_year_id: number;
        /**
         * @description `open`: applications can be submitted now; `later`: not yet
         * @enum {string}
         */
        phase: "later" | "open" | "closed";
        /** @description application created from the letter; only its author sees this */
        ship_time_request_id: number | null;
      }[];
    };
    LetterOfIntentChangedData: {
      /** @description `created`, `updated`, `deleted`; of missions also `moved`, `split` … */
      action: string;
      letter_of_intent_id: number;
    };
    LetterOfIntentPage: {
      data: components["schemas"]["LetterOfIntent"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    MadeSecondFactor: {
      data: components["schemas"]["SecondFactor"];
      recovery_codes: string[] | null;
      session: components["schemas"]["Token"] | null;
    };
    Mail: {
      /** Format: date-time */
      created_at: string;
      /** @description meanings.what_is_attached_in_order_empty_nothing */
      files: {
        name: string;
        /** @description bytes */
        size: number;
      }[];
      html: string;
      id: number;
      kind: string;
      /** @enum {string} */
      language: "en" | "fr";
      sent_at: string | null;
      subject: string;
      text: string;
      to: string;
    };
    MarineProtectedArea: {
      active: boolean;
      /** Format: date-time */
      created_at: string;
      id: number;
      key: string;
      kind: string | null;
      /** @description decimal degrees, north and east positive */
      latitude: number | null;
      lock_version: number;
      /** @description decimal degrees, north and east positive */
      longitude: number | null;
      name: string;
      name_en: string;
      name_fr: string;
      position: number;
      /** Format: date-time */
      updated_at: string;
    };
    MarineProtectedAreaPage: {
      data: components["schemas"]["MarineProtectedArea"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Mission: {
      /** @description number of people */
      approved_berths: number | null;
      can: {
        delete: boolean;
        edit: boolean;
        move: boolean;
        split: boolean;
      };
      /** Format: date-time */
      created_at: string;
      /** @description days, in steps of 0.25 */
      demobilization_days: number;
      demobilization_port_id: number | null;
      /** @description last day occupied by the mission */
      end_date: string | null;
      /** @description berths given to guests, in addition to the approved berths */
      guest_berths: number;
      id: number;
      lock_version: number;
      /** @description days, in steps of 0.25 */
      mobilization_days: number;
      mobilization_port_id: number | null;
      notes: string | null;
      /** @description number of the mission within its plan, from 1 */
      number: number;
      /** @description days, in steps of 0.25 */
      operational_days: number;
      /** @description number of the mission in the imported file */
      outside_number: string | null;
      overlap_kept: boolean;
      readonly port_call_stops: {
        /** @description day of arrival; 1 is the first day of the mission */
        day: number;
        /** @description days alongside, part of the operational days; null if unknown */
        days: number | null;
        port_id: number;
      }[];
      /** @description number of port calls, at least those listed */
      port_calls: number;
      /** @description number of people */
      requested_berths: number | null;
      ship_time_request?: components["schemas"]["AskedApplication"] | null;
      /** @description null: a mission without an application */
      ship_time_request_id: number | null;
      shipTimeRequest?: components["schemas"]["AskedApplication"] | null;
      /** @description first day of mobilization; null while unscheduled */
      start_date: string | null;
      /**
       * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
       * @enum {number}
       */
      start_fraction: 0 | 0.25 | 0.5 | 0.75;
      title: string;
      /** Format: date-time */
      updated_at: string;
      vessel_plan_id: number;
    };
    MissionBeside: {
      fiscal_year_name: string;
      mission: components["schemas"]["MissionOnBoard"];
      /** @enum {string} */
      side: "before" | "after";
      vessel_id: number;
    };
    MissionChangedData: {
      /** @description `created`, `updated`, `deleted`; of missions also `moved`, `split` … */
      action: string;
      fiscal_year_id: number | null;
      mission_id: number;
      vessel_id: number | null;
      vessel_plan_id: number | null;
    };
    MissionOfApplication: {
      /** @description number of people */
      approved_berths: number | null;
      /** Format: date-time */
      created_at: string;
      /** @description days, in steps of 0.25 */
      demobilization_days: number;
      demobilization_port_id: number | null;
      id: number;
      lock_version: number;
      /** @description days, in steps of 0.25 */
      mobilization_days: number;
      mobilization_port_id: number | null;
      notes: string | null;
      number: number;
      /** @description days, in steps of 0.25 */
      operational_days: number;
      /** @description number of people */
      requested_berths: number | null;
      ship_time_request_id: number;
      /** @description first day of mobilization; null while unscheduled */
      start_date: string | null;
      /**
       * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
       * @enum {number}
       */
      start_fraction: 0 | 0.25 | 0.5 | 0.75;
      title: string;
      /** Format: date-time */
      updated_at: string;
      vessel_id: number;
      vessel_plan_id: number;
    };
    MissionOnBoard: {
      application_mission_count: number;
      /** @description number of people */
      approved_berths: number | null;
      /** Format: date-time */
      created_at: string;
      /** @description days, in steps of 0.25 */
      demobilization_days: number;
      demobilization_port_id: number | null;
      /** @description berths given to guests, in addition to the approved berths */
      guest_berths: number;
      id: number;
      is_last_on_vessel: boolean;
      lock_version: number;
      /** @description days, in steps of 0.25 */
      mobilization_days: number;
      mobilization_port_id: number | null;
      notes: string | null;
      /** @description number of the mission within its plan, from 1 */
      number: number;
      /** @description days, in steps of 0.25 */
      operational_days: number;
      /** @description number of the mission in the imported file */
      outside_number: string | null;
      overlap_kept: boolean;
      readonly port_call_stops: {
        /** @description day of arrival; 1 is the first day of the mission */
        day: number;
        /** @description days alongside, part of the operational days; null if unknown */
        days: number | null;
        port_id: number;
      }[];
      /** @description number of port calls, at least those listed */
      port_calls: number;
      /** @description number of people */
      requested_berths: number | null;
      /** @description null: a mission without an application */
      ship_time_request_id: number | null;
      /** @description first day of mobilization; null while unscheduled */
      start_date: string | null;
      /**
       * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
       * @enum {number}
       */
      start_fraction: 0 | 0.25 | 0.5 | 0.75;
      title: string;
      /** Format: date-time */
      updated_at: string;
      vessel_plan_id: number;
    };
    MissionPage: {
      data: components["schemas"]["Mission"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    NamedPerson: {
      first_name: string;
      id: number;
      last_name: string;
    };
    Notice: {
      /** Format: date-time */
      created_at: string;
      id: number;
      kind: string;
      message: string;
      path: string | null;
      quote: string | null;
      read_at: string | null;
      ship_time_request_id: number | null;
    };
    NoticeDrafts: {
      drafts: {
        recipients: {
          /** @enum {string} */
          language: "en" | "fr";
          name: string;
        }[];
        ship_time_request_id: number;
        /** @description draft in each language of the recipients */
        texts: {
          en?: string;
          fr?: string;
        };
        title: string;
        /** @description when the people affected were last told */
        told_at: string | null;
      }[];
    };
    OpenMission: {
      approved_berths: number | null;
      /** @description days, in steps of 0.25 */
      demobilization_days: number;
      demobilization_port: components["schemas"]["OpenPort"] | null;
      /**
       * Format: date
       * @description last day
       */
      end_date: string;
      /** @description berths given to guests, in addition to the approved berths */
      guest_berths: number;
      id: number;
      /** @description days, in steps of 0.25 */
      mobilization_days: number;
      mobilization_port: components["schemas"]["OpenPort"] | null;
      number: number;
      /** @description days, in steps of 0.25 */
      operational_days: number;
      port_call_stops: {
        /** @description day of arrival; 1 is the first day of the mission */
        day: number;
        days: number | null;
        port: components["schemas"]["OpenPort"];
      }[];
      project_area_ids: number[];
      /** @description true: the vessel or the days of the voyage are being changed, or the vessel is out of service */
      replanned: boolean;
      requested_berths: number | null;
      /** @description other mission of the shared voyage; null: there is none */
      sails_with_id: number | null;
      ship_time_request_id: number | null;
      /** @description science berths of the vessel that the mission does not use */
      spare_berths: number | null;
      /** Format: date */
      start_date: string;
      /**
       * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
       * @enum {number}
       */
      start_fraction: 0 | 0.25 | 0.5 | 0.75;
      title: string;
    };
    OpenPort: {
      id: number;
      latitude: number | null;
      longitude: number | null;
      name_en: string;
      name_fr: string;
      /** @description time zone, such as `America/Halifax` */
      time_zone: string | null;
    };
    /** @description null unless you are a proponent of the application */
    OpenRemarks: {
      count: number;
      for_me: {
        body: string;
        /** Format: date-time */
        created_at: string;
        /** @description field or table of the section that the remark is about; null: the whole section */
        field: ("project_title" | "fiscal_year_id" | "agency_id" | "responsible_manager_name" | "responsible_manager_email" | "is_responsible_manager" | "multi_year" | "future_fiscal_year_ids" | "past_fiscal_year_ids" | "expected_change_in_area" | "expected_change_in_days_or_window" | "expected_change_in_ship_preference" | "future_missions_note" | "executive_summary" | "impact_statement" | "mission_objectives" | "project_type_id" | "project_type_note" | "thematic_area_id" | "vessel_preference_1_id" | "vessel_preference_2_id" | "vessel_preference_justification" | "min_science_berths" | "ideal_science_berths" | "helicopter_required" | "needed_capability_ids" | "needed_water_ids" | "min_wire_length" | "min_a_frame_load" | "min_container_places" | "equipment_requirements" | "operational_days" | "operating_hours_id" | "operational_window_start" | "operational_window_end" | "preferred_start_window_start" | "preferred_start_window_end" | "mobilization_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "scheduling_constraints" | "project_area_ids" | "in_foreign_waters" | "coastal_state_ids" | "indigenous_territories" | "in_marine_protected_areas" | "marine_protected_area_ids" | "other_special_considerations" | "stations" | "areas_of_consideration" | "no_collaborations" | "collaborators" | "funding_unknown" | "funding_sources") | null;
        id: number;
        /** @enum {string} */
        section: "general_information" | "project_description" | "requirements" | "scheduling" | "area_of_operations" | "collaborations" | "funding";
        user: components["schemas"]["Person"];
      }[];
    };
    OpenSchedule: {
      fiscal_year: {
        /** Format: date */
        end_date: string;
        name: string;
        /** Format: date */
        start_date: string;
      };
      project_areas: {
        id: number;
        key: string;
        name_en: string;
        name_fr: string;
      }[];
      /** Format: date-time */
      published_at: string;
      version: number;
      vessels: components["schemas"]["OpenVessel"][];
    };
    OpenVessel: {
      /** Format: date-time */
      finalized_at: string;
      /** @description voyages with free berths and days without a voyage */
      joinable_legs: components["schemas"]["JoinableLeg"][];
      missions: components["schemas"]["OpenMission"][];
      name_en: string;
      name_fr: string;
      /** @description true: the plan is being amended; the published voyage remains valid until the plan is final again */
      reopened: boolean;
      /** @description science berths of the vessel now; null: not known */
      science_berths: number | null;
      unavailable: {
        /** Format: date */
        end_date: string;
        name: string;
        /** Format: date */
        start_date: string;
      }[];
      vessel_id: number;
    };
    OpenVoyage: {
      /** @description your own request, while it is waiting or accepted */
      berth_request_id: number | null;
      can: {
        ask: boolean;
      };
      demobilization_port_id: number | null;
      /** Format: date */
      end_date: string;
      fiscal_year_id: number;
      /** @description id of the mission */
      id: number;
      mobilization_port_id: number | null;
      /** @description days, in steps of 0.25 */
      operational_days: number;
      project_area_ids: number[];
      spare_berths: number;
      /** Format: date */
      start_date: string;
      /**
       * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
       * @enum {number}
       */
      start_fraction: 0 | 0.25 | 0.5 | 0.75;
      title: string;
      vessel_id: number;
    };
    OpenVoyagePage: {
      data: components["schemas"]["OpenVoyage"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    OpenYear: {
      /** Format: date */
      end_date: string;
      fiscal_year: string;
      id: number;
      latest: {
        /** Format: uri */
        csv: string;
        /** Format: uri */
        geojson: string;
        /** Format: uri */
        ics: string;
        /** Format: uri */
        json: string;
        /**
         * Format: uri
         * @description voyages with free berths and days without a voyage
         */
        legs_csv: string;
      };
      latest_version: number;
      /**
       * Format: date-time
       * @description when its first version was published
       */
      published_at: string;
      /** Format: date */
      start_date: string;
      /**
       * Format: date-time
       * @description when the latest version was published
       */
      updated_at: string;
      versions: {
        links: {
          /** Format: uri */
          csv: string;
          /** Format: uri */
          geojson: string;
          /** Format: uri */
          ics: string;
          /** Format: uri */
          json: string;
          /**
           * Format: uri
           * @description voyages with free berths and days without a voyage
           */
          legs_csv: string;
        };
        /** Format: date-time */
        published_at: string;
        version: number;
      }[];
    };
    OpenYearPage: {
      data: components["schemas"]["OpenYear"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    OperatingHours: {
      active: boolean;
      /** Format: date-time */
      created_at: string;
      /** @description hours per day, at most 24 */
      hours: number;
      id: number;
      key: string;
      lock_version: number;
      name: string;
      name_en: string;
      name_fr: string;
      position: number;
      /** Format: date-time */
      updated_at: string;
    };
    OperatingHoursPage: {
      data: components["schemas"]["OperatingHours"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Operation: {
      backups: {
        directory: string | null;
        encrypted: boolean;
        every_hours: number | null;
        keep_days: number | null;
        /** @description last backup that finished, successfully or not */
        last: components["schemas"]["Backup"] | null;
        newest: components["schemas"]["Backup"] | null;
        newest_proven: components["schemas"]["Backup"] | null;
        next_at: string | null;
        running: components["schemas"]["Backup"] | null;
        scheduled: boolean;
      };
      /** @description seconds */
      clock_skew_seconds: number;
      database: {
        /** @description bytes */
        bytes: number;
        pool: {
          idle: number;
          in_use: number;
          most: number;
          waiting: number;
        };
      };
      disks: {
        /** @description bytes */
        free_bytes: number;
        /** @enum {string} */
        place: "data" | "backups";
      }[];
      /** @description failed sign-ins in the last 24 hours */
      failed_sign_ins: number;
      findings: components["schemas"]["Finding"][];
      jobs: components["schemas"]["JobRun"][];
      mails: {
        given_up: number;
        /** @description seconds */
        oldest_seconds: number;
        waiting: number;
      };
      open_sessions: number;
      /** @description number of server processes that recently reported to the database */
      processes: number;
      /**
       * Format: date-time
       * @description start time of the process that answered
       */
      started_at: string;
      /** @description open live streams of the process that answered */
      streams: number;
      version: string;
    };
    Outage: {
      affected: components["schemas"]["AffectedMission"][];
      can: {
        delete: boolean;
        update: boolean;
      };
      /** Format: date-time */
      created_at: string;
      /** @description days, first and last included */
      duration_days: number;
      /** Format: date */
      end_date: string;
      fiscal_year_ids: number[];
      id: number;
      /** @enum {string} */
      kind: "refit" | "drydock" | "maintenance" | "crew_change" | "lay_up" | "alongside" | "other_program" | "standby" | "breakdown" | "port_closed" | "other";
      lock_version: number;
      name: string;
      options: {
        /** @enum {string} */
        kind: "fewest_moves" | "most_days" | "within_region";
        /** @description your proposal of this kind; null: you have none, and `refusal` says why you cannot ask for one, if so */
        proposal_id: number | null;
        refusal: ("not_found" | "forbidden" | "only_primary_proponent" | "not_your_vessel" | "not_an_applicant" | "account_cannot_apply" | "level_not_yours" | "invalid_transition" | "deadline_passed" | "deadline_not_passed" | "read_only" | "voyage_not_over" | "voyage_dated" | "plan_level" | "what_if" | "undecided_applications" | "unscheduled_missions" | "undecided_corrections" | "correction_closed" | "unresolved_conflicts" | "offer_closed" | "already_offered" | "vessel_gone" | "not_together" | "already_asked" | "agreement_closed" | "not_on_one_plan" | "voyage_apart" | "request_closed" | "request_open" | "request_decided" | "not_enough_berths" | "own_voyage" | "berths_asked" | "voyage_begun" | "year_not_open" | "letter_closed" | "already_applied" | "changed_since" | "not_revertible" | "last_mission" | "last_second_factor" | "limit_reached" | "in_use" | "incomplete" | "too_many_at_once") | null;
      }[];
      port_id: number | null;
      reported_by: number;
      /** Format: date */
      start_date: string;
      /** Format: date-time */
      updated_at: string;
      vessel_id: number;
    };
    OutageRow: {
      affected_missions: number;
      can: {
        delete: boolean;
        update: boolean;
      };
      /** Format: date-time */
      created_at: string;
      /** @description days, first and last included */
      duration_days: number;
      /** Format: date */
      end_date: string;
      fiscal_year_ids: number[];
      id: number;
      /** @enum {string} */
      kind: "refit" | "drydock" | "maintenance" | "crew_change" | "lay_up" | "alongside" | "other_program" | "standby" | "breakdown" | "port_closed" | "other";
      lock_version: number;
      name: string;
      port_id: number | null;
      reported_by: number;
      /** Format: date */
      start_date: string;
      /** Format: date-time */
      updated_at: string;
      vessel_id: number;
    };
    OutageRowPage: {
      data: components["schemas"]["OutageRow"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    OutboxMail: {
      attempts: number;
      /** @description true until the link in the e-mail was sent and deleted */
      can_resend: boolean;
      /** Format: date-time */
      created_at: string;
      id: number;
      kind: string;
      /** @enum {string} */
      language: "en" | "fr";
      last_error: string | null;
      next_attempt_at: string | null;
      sent_at: string | null;
      /** @enum {string} */
      state: "waiting" | "delayed" | "sending" | "sent" | "given_up";
      subject: string;
      to: string;
      user_id: number | null;
    };
    OutboxMailPage: {
      data: components["schemas"]["OutboxMail"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Outcome: {
      /** Format: date-time */
      at: string;
      /** @description the published schedule before its last change; null: unchanged */
      changed: {
        /** Format: date-time */
        at: string;
        before: components["schemas"]["Voyage"][];
        /** @description meanings.of_the_amendments_and_of_the_change_of_ship */
        reasons: string[];
      } | null;
      /** @description coordinators of the ships concerned */
      contacts: {
        email: string;
        first_name: string;
        id: number;
        last_name: string;
      }[];
      /** @enum {string} */
      outcome: "accepted" | "unable_to_fulfill" | "withdrawn";
      reason: string | null;
      /** @description state of the report, once the last voyage is over; null before */
      report: ("due" | "submitted" | "closed") | null;
      voyages: components["schemas"]["Voyage"][];
    };
    Outlook: {
      fits: components["schemas"]["Fit"][];
      free_in_a_row: number | null;
      needed_days: number | null;
      rivals: {
        demobilization_days: number | null;
        id: number;
        mobilization_days: number | null;
        operational_days: number | null;
        operational_window_end: string | null;
        operational_window_start: string | null;
        project_title: string | null;
        /** @enum {number} */
        status_id: 2 | 3 | 4;
        vessel_id: number;
      }[];
      ship_time_request_id: number;
      vessel_id: number;
      wanted: {
        /** @description days */
        constraint_days: number;
        /** @description days */
        days: number;
        /** Format: date */
        end_date: string;
        /** @description days */
        free_days: number;
        /** Format: date */
        start_date: string;
        /** @description days */
        transit_days: number;
        /** @description days */
        used_days: number;
      };
      weeks: {
        /** @description days */
        constraint_days: number;
        /** @description days */
        days: number;
        /** @description days */
        free_days: number;
        /** Format: date */
        start_date: string;
        /** @description days */
        transit_days: number;
        /** @description days */
        used_days: number;
      }[];
    };
    OverruledDistance: {
      by: string;
      can: {
        delete: boolean;
        update: boolean;
      };
      /** Format: date-time */
      created_at: string;
      from_port_id: number;
      id: number;
      lock_version: number;
      nautical_miles: number;
      reason: string;
      to_port_id: number;
      /** Format: date-time */
      updated_at: string;
      user_id: number;
    };
    OverruledDistancePage: {
      data: components["schemas"]["OverruledDistance"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    OwnAccount: {
      active: boolean;
      /** @description administrator who asked to make this person an administrator; null once another one has answered */
      administrator_asked_by: components["schemas"]["NamedPerson"] | null;
      affiliation: string | null;
      can: {
        administer: boolean;
        apply: boolean;
        ask_to_apply: boolean;
        change_email: boolean;
        change_password: boolean;
        edit: boolean;
        inbox: boolean;
        manage: boolean;
        plan: boolean;
      };
      /** Format: date-time */
      created_at: string;
      /** @description base64 key that encrypts unsaved text kept in the browser */
      draft_key: string;
      email: string;
      email_verified_at: string | null;
      first_name: string;
      id: number;
      /** @enum {string} */
      language: "en" | "fr";
      last_name: string;
      lock_version: number;
      monogram: string;
      options: {
        /** @enum {string} */
        digest: "single" | "daily";
        first_login: boolean;
        tour_put_off: number;
      };
      /**
       * @description ORCID iD
       * @example https://orcid.org/0000-0002-1825-0097
       */
      orcid: string | null;
      pending_email: string | null;
      /** @description when a second factor becomes required; null: the account has one or needs none */
      second_factor_due_at: string | null;
      telephone: string | null;
      telephone_extension: string | null;
      title: string | null;
      /** Format: date-time */
      updated_at: string;
      user_type_id: number;
      vessels: number[];
    };
    OwnToken: {
      /** Format: date-time */
      expires_at: string;
      /** @enum {string} */
      kind: "service_account" | "session";
      /** @description Of the service account or the person */
      name: string;
      /** @description null: whatever the person may do */
      scopes: ("applications:read" | "applications:write" | "plans:read" | "plans:write" | "schedules:read" | "events:read" | "people:read" | "letters:read" | "voyages:read")[] | null;
      user_id: number;
      user_type_id: number;
      vessel_ids: number[];
    };
    PageLinks: {
      /** Format: uri */
      first: string;
      /** Format: uri */
      last: string;
      next: string | null;
      prev: string | null;
    };
    PageMeta: {
      current_page?: number;
      from?: number | null;
      last_page?: number;
      /** Format: uri */
      path?: string;
      per_page?: number;
      to?: number | null;
      total: number;
    };
    PasswordReset: {
      /** Format: email */
      email: string;
      /** Format: date-time */
      expires_at: string;
      token: string;
    };
    Person: {
      affiliation: string | null;
      email: string;
      first_name: string;
      id: number;
      last_name: string;
      /**
       * @description ORCID iD
       * @example https://orcid.org/0000-0002-1825-0097
       */
      orcid: string | null;
    };
    PersonChangedData: {
      /** @description `created`, `updated`, `deleted`; of missions also `moved`, `split` … */
      action: string;
      user_id: number;
    };
    PersonPage: {
      data: components["schemas"]["Person"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    PlanBlocking: {
      /** @description undecided applications of a final plan */
      left_out: number[];
      reasons: components["schemas"]["PlanObstacle"][];
      refusals: {
        [key: string]: {
          /** @enum {string} */
          code: "not_found" | "forbidden" | "only_primary_proponent" | "not_your_vessel" | "not_an_applicant" | "account_cannot_apply" | "level_not_yours" | "invalid_transition" | "deadline_passed" | "deadline_not_passed" | "read_only" | "voyage_not_over" | "voyage_dated" | "plan_level" | "what_if" | "undecided_applications" | "unscheduled_missions" | "undecided_corrections" | "correction_closed" | "unresolved_conflicts" | "offer_closed" | "already_offered" | "vessel_gone" | "not_together" | "already_asked" | "agreement_closed" | "not_on_one_plan" | "voyage_apart" | "request_closed" | "request_open" | "request_decided" | "not_enough_berths" | "own_voyage" | "berths_asked" | "voyage_begun" | "year_not_open" | "letter_closed" | "already_applied" | "changed_since" | "not_revertible" | "last_mission" | "last_second_factor" | "limit_reached" | "in_use" | "incomplete";
          message: string;
        };
      };
      step: ("send_to_national" | "send_to_executive" | "set_final" | "return" | "reopen") | null;
    };
    PlanBoard: {
      applications: components["schemas"]["ApplicationOnBoard"][];
      beside: {
        constraints: components["schemas"]["ConstraintOnBoard"][];
        missions: components["schemas"]["MissionBeside"][];
      };
      coordinators: components["schemas"]["CoordinatorOfVessel"][];
      distances: components["schemas"]["PortDistance"][];
      elsewhere: {
        mission: components["schemas"]["MissionOnBoard"];
        vessel_id: number;
      }[];
      kept: components["schemas"]["KeptConflict"][];
      ports: {
        id: number;
        /** @description metres */
        max_draft: number | null;
        season_end: string | null;
        season_start: string | null;
      }[];
    };
    PlanChangedData: {
      /** @description `created`, `updated`, `deleted`; of missions also `moved`, `split` … */
      action: string;
      fiscal_year_id: number | null;
      vessel_id: number | null;
      vessel_plan_id: number | null;
    };
    PlanCosts: {
      fiscal_year_id: number;
      plans: {
        /** @description missing rates, without which the total is not known */
        missing_rates: ("day_rate" | "crew_cycle" | "fuel_at_sea" | "fuel_in_transit" | "fuel_alongside" | "carbon_factor")[];
        missions: {
          /** @description kilograms; null: a rate needed to compute it is not known */
          co2: number | null;
          /** @description dollars, to the cent; null: a rate needed to compute it is not known */
          cost: number | null;
          /** @description litres; null: a rate needed to compute it is not known */
          fuel: number | null;
          mission_id: number;
          /** @description transits to or from the mission whose length is not known */
          unknown_transits: number;
        }[];
        others: components["schemas"]["Amounts"];
        total: components["schemas"]["Amounts"];
        unknown_transits: number;
        vessel_id: number;
        vessel_plan_id: number;
      }[];
      scenario_id: number | null;
      total: components["schemas"]["Amounts"];
    };
    PlanDifference: {
      /** @enum {string} */
      kind: "mission_added" | "mission_removed";
      mission: components["schemas"]["SnapshotMission"];
      mission_id: number;
      number: number;
      title: string;
    } | {
      after: {
        /** Format: date */
        start_date: string;
        /**
         * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
         * @enum {number}
         */
        start_fraction: 0 | 0.25 | 0.5 | 0.75;
      };
      before: {
        /** Format: date */
        start_date: string;
        /**
         * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
         * @enum {number}
         */
        start_fraction: 0 | 0.25 | 0.5 | 0.75;
      };
      /** @description days by which the mission moved; positive: later */
      days: number;
      /** @constant */
      kind: "mission_moved";
      mission_id: number;
      number: number;
      title: string;
    } | {
      after: {
        /** Format: date */
        start_date: string;
        /**
         * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
         * @enum {number}
         */
        start_fraction: 0 | 0.25 | 0.5 | 0.75;
      };
      /** @constant */
      kind: "mission_scheduled";
      mission_id: number;
      number: number;
      title: string;
    } | {
      before: {
        /** Format: date */
        start_date: string;
        /**
         * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
         * @enum {number}
         */
        start_fraction: 0 | 0.25 | 0.5 | 0.75;
      };
      /** @constant */
      kind: "mission_unscheduled";
      mission_id: number;
      number: number;
      title: string;
    } | {
      fields: {
        after: (string | number | {
          /** @description day of arrival; 1 is the first day of the mission */
          day: number;
          /** @description days alongside, part of the operational days; null if unknown */
          days: number | null;
          port_id: number;
        }[]) | null;
        before: (string | number | {
          /** @description day of arrival; 1 is the first day of the mission */
          day: number;
          /** @description days alongside, part of the operational days; null if unknown */
          days: number | null;
          port_id: number;
        }[]) | null;
        field: string;
      }[];
      /** @constant */
      kind: "mission_changed";
      mission_id: number;
      number: number;
      title: string;
    } | {
      constraint: components["schemas"]["SnapshotConstraint"];
      constraint_id: number;
      /** @enum {string} */
      kind: "constraint_added" | "constraint_removed";
      name: string;
    } | {
      constraint_id: number;
      fields: {
        after: (string | number | {
          /** @description day of arrival; 1 is the first day of the mission */
          day: number;
          /** @description days alongside, part of the operational days; null if unknown */
          days: number | null;
          port_id: number;
        }[]) | null;
        before: (string | number | {
          /** @description day of arrival; 1 is the first day of the mission */
          day: number;
          /** @description days alongside, part of the operational days; null if unknown */
          days: number | null;
          port_id: number;
        }[]) | null;
        field: string;
      }[];
      /** @constant */
      kind: "constraint_changed";
      name: string;
    } | {
      fields: {
        after: (string | number | {
          /** @description day of arrival; 1 is the first day of the mission */
          day: number;
          /** @description days alongside, part of the operational days; null if unknown */
          days: number | null;
          port_id: number;
        }[]) | null;
        before: (string | number | {
          /** @description day of arrival; 1 is the first day of the mission */
          day: number;
          /** @description days alongside, part of the operational days; null if unknown */
          days: number | null;
          port_id: number;
        }[]) | null;
        field: string;
      }[];
      /** @constant */
      kind: "plan_changed";
    } | {
      kept: components["schemas"]["SnapshotKeptConflict"];
      /** @enum {string} */
      kind: "conflict_kept" | "conflict_no_longer_kept";
    } | {
      after: {
        fiscal_year: {
          /** Format: date */
          end_date: string;
          name: string;
          /** Format: date */
          start_date: string;
        };
        ports: {
          id: number;
          name_en: string;
          name_fr: string;
        }[];
        vessel: {
          name_en: string;
          name_fr: string;
        };
      };
      before: {
        fiscal_year: {
          /** Format: date */
          end_date: string;
          name: string;
          /** Format: date */
          start_date: string;
        };
        ports: {
          id: number;
          name_en: string;
          name_fr: string;
        }[];
        vessel: {
          name_en: string;
          name_fr: string;
        };
      };
      /** @constant */
      kind: "names_changed";
    };
    PlanDifferencePage: {
      data: components["schemas"]["PlanDifference"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    PlanHistoryEntry: {
      /** @enum {string} */
      action: "send_to_national" | "send_to_executive" | "set_final" | "return" | "reopen";
      /** Format: date-time */
      created_at: string;
      /** @enum {string} */
      from_level: "regional" | "national" | "executive" | "final";
      id: number;
      reason: string | null;
      /** @enum {string} */
      to_level: "regional" | "national" | "executive" | "final";
      user: components["schemas"]["NamedPerson"];
    };
    PlanHistoryEntryPage: {
      data: components["schemas"]["PlanHistoryEntry"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    PlanningChangedData: {
      /** @description `created`, `updated`, `deleted`; of missions also `moved`, `split` … */
      action: string;
      /** @description null: read the collection again */
      id: number | null;
      /** @description The collection: its address is `/api/` and this word */
      resource: string;
    };
    PlanObstacle: {
      /** @enum {string} */
      code: "undecided_applications" | "unscheduled_missions" | "unresolved_conflicts";
      ids: number[];
      message: string;
    };
    PlanSnapshot: {
      constraints: components["schemas"]["SnapshotConstraint"][];
      fiscal_year_id: number;
      /** @constant */
      format: 1;
      kept: components["schemas"]["SnapshotKeptConflict"][];
      missions: components["schemas"]["SnapshotMission"][];
      names: {
        fiscal_year: {
          /** Format: date */
          end_date: string;
          name: string;
          /** Format: date */
          start_date: string;
        };
        ports: {
          id: number;
          name_en: string;
          name_fr: string;
        }[];
        vessel: {
          name_en: string;
          name_fr: string;
        };
      };
      notes: string | null;
      /** @enum {string} */
      review_level: "regional" | "national" | "executive" | "final";
      vessel_id: number;
      vessel_plan_id: number;
    };
    PlanStepData: {
      fiscal_year_id: number | null;
      /** @enum {string} */
      from_level: "regional" | "national" | "executive" | "final";
      /** @enum {string} */
      to_level: "regional" | "national" | "executive" | "final";
      vessel_id: number | null;
      vessel_plan_id: number | null;
    };
    PlanTotals: {
      /** @description days */
      constraint_days: number;
      /** @description days */
      free_days: number;
      /** @description days */
      operational_days: number;
      /** @description days */
      transit_days: number;
      unknown_transits: number;
      /** @description days */
      unscheduled_days: number;
      /** @description days */
      used_days: number;
      /** @description days */
      year_days: number;
    };
    PlanVersion: {
      author: components["schemas"]["NamedPerson"];
      author_id: number;
      /** Format: date-time */
      created_at: string;
      id: number;
      number: number;
      reason: string;
      /** @enum {string} */
      review_level: "regional" | "national" | "executive" | "final";
      snapshot?: components["schemas"]["PlanSnapshot"];
      /** @description step that created the version; null: a person created it */
      step: ("send_to_national" | "send_to_executive" | "set_final" | "return" | "reopen") | null;
      vessel_plan_id: number;
    };
    PlanVersionPage: {
      data: components["schemas"]["PlanVersion"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Port: {
      active: boolean;
      country: string;
      /** Format: date-time */
      created_at: string;
      id: number;
      identifier_sources: {
        /** @enum {string} */
        confidence: "confirmed" | "high" | "medium" | "low";
        /** @enum {string} */
        scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
        source: string;
        value: string;
      }[];
      key: string;
      /** @description decimal degrees, north and east positive */
      latitude: number | null;
      lock_version: number;
      /** @description decimal degrees, north and east positive */
      longitude: number | null;
      /** @description metres: deepest draft admitted; null: not known */
      max_draft: number | null;
      name: string;
      name_en: string;
      name_fr: string;
      position: number;
      province: string | null;
      region_id: number | null;
      /** @description month and day: `06-15` */
      season_end: string | null;
      /** @description month and day: `06-15` */
      season_start: string | null;
      /** @description time zone, such as `America/Halifax`; null: not known */
      time_zone: string | null;
      /**
       * @description UN/LOCODE
       * @example CAHAL
       */
      un_locode: string | null;
      /** Format: date-time */
      updated_at: string;
    };
    Portal: {
      /** @description true: /docs and /openapi.json are available */
      api_docs: boolean;
      demo: boolean;
      demo_accounts?: {
        email: string;
        monogram: string;
        name: string;
        password: string;
        user_type_id: number;
      }[];
      /** @description true: some sites may embed the open schedule */
      embeddable: boolean;
      /** @description sign-in service other than the portal’s own */
      federation: {
        name_en: string;
        name_fr: string;
      } | null;
      /** @description domains whose verified e-mail addresses make an account a proponent */
      government_email_domains: string[];
      /** @description fiscal year that is open for applications; null: none */
      open_fiscal_year: components["schemas"]["FiscalYear"] | null;
      /** @description true: published schedules are open to everybody */
      open_schedule: boolean;
      /** @description organization that runs this portal, if known */
      operator: {
        name_en: string;
        name_fr: string;
      } | null;
      /** @description month in which results are announced */
      results_month: number;
      session_idle_minutes: number;
      /** @description contact for questions: mailto:… or https://… */
      support_contact: string | null;
      version: string;
    };
    PortDistance: {
      /** @description present with `locks`: distance by a route that avoids the locks that can be avoided; null: none can */
      around_nautical_miles?: number | null;
      from_port_id: number;
      /** @description locks on the route, in either direction; absent if there are none */
      readonly locks?: ("canso" | "montreal_lake_ontario" | "welland" | "sault")[];
      /** @enum {string} */
      method: "great_circle" | "way_points" | "none";
      nautical_miles: number;
      to_port_id: number;
    } | {
      computed: {
        /** @description present with `locks`: distance by a route that avoids the locks that can be avoided; null: none can */
        around_nautical_miles?: number | null;
        /** @description locks on the route, in either direction; absent if there are none */
        readonly locks?: ("canso" | "montreal_lake_ontario" | "welland" | "sault")[];
        /** @enum {string} */
        method: "great_circle" | "way_points" | "none";
        nautical_miles: number;
      } | null;
      from_port_id: number;
      /** @constant */
      method: "overruled";
      nautical_miles: number;
      overruled_id: number;
      reason: string;
      to_port_id: number;
    };
    PortPage: {
      data: components["schemas"]["Port"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Preflight: {
      allowed: boolean;
      errors: components["schemas"]["Conflict"][];
      kept: components["schemas"]["Conflict"][];
      /** @description undecided applications that the plan leaves out once it is final */
      left_out: {
        id: number;
        project_title: string | null;
      }[];
      refusal: {
        code: string;
        message: string;
      } | null;
      /** @description next step up; null: there is none */
      step: ("send_to_national" | "send_to_executive" | "set_final" | "return" | "reopen") | null;
      totals: {
        /** @description meanings.asked_for_by_the_applications_with_dates_and_not_granted */
        cut_days: number;
        /** @description days */
        granted_days: number;
        /** @description days */
        refused_days: number;
        /** @description days */
        requested_days: number;
        /** @description meanings.asked_for_not_refused_and_without_a_date */
        undated_days: number;
      };
      undated: {
        id: number;
        number: number;
        ship_time_request_id: number | null;
        title: string;
      }[];
      undecided: number[];
    };
    Presence: {
      name: string;
      section: ("general_information" | "project_description" | "requirements" | "scheduling" | "area_of_operations" | "collaborations" | "funding") | null;
      user_id: number;
    };
    Problem: {
      /** @description after a 409 `stale`: the current resource, or each of the current resources */
      current?: {
        [key: string]: unknown;
      } | {
        [key: string]: unknown;
      }[];
      details?: components["schemas"]["ProblemDetail"][];
      /** @description error messages for each field */
      errors?: {
        [key: string]: string[];
      };
      /** @description message for people, in the language of the request */
      message: string;
      meta?: {
        [key: string]: unknown;
      };
      request_id: string;
      type: components["schemas"]["ProblemType"];
    };
    ProblemDetail: {
      code: string;
      /** @description path of the field, as in `errors`: `stations.3.latitude` */
      field: string;
      /** @description values that complete the error code; empty if there are none */
      params: {
        [key: string]: unknown;
      };
    };
    /**
     * @description machine-readable code, from a fixed list
     * @enum {string}
     */
    ProblemType: "malformed" | "unauthenticated" | "forbidden" | "not_found" | "method_not_allowed" | "too_slow" | "conflict" | "stale" | "payload_too_large" | "unsupported_media_type" | "csrf_mismatch" | "invalid" | "too_many_requests" | "server_error" | "unavailable" | "already_done" | "already_exists" | "cursor_expired" | "disabled" | "federation_failed" | "federation_unavailable" | "federation_unverified" | "fresh_proof_required" | "idempotency_conflict" | "idempotency_in_flight" | "insufficient_scope" | "invalid_filter" | "overlap" | "second_factor_required" | "second_factor_set_up_required" | "throttled" | "ticket_expired" | "too_many_at_once" | "unknown_append" | "unknown_field" | "unknown_filter" | "unknown_include" | "unknown_parameter" | "unknown_sort" | "unverified" | "wrong_credentials" | "damaged" | "disk_full" | "lost" | "schema_missing" | "stopping" | "unreachable" | "self" | "duplicate" | "inactive" | "observer" | "limit_reached" | "only_primary_proponent" | "not_your_vessel" | "not_an_applicant" | "account_cannot_apply" | "level_not_yours" | "invalid_transition" | "deadline_passed" | "deadline_not_passed" | "read_only" | "voyage_not_over" | "voyage_dated" | "plan_level" | "what_if" | "undecided_applications" | "unscheduled_missions" | "undecided_corrections" | "correction_closed" | "unresolved_conflicts" | "offer_closed" | "already_offered" | "vessel_gone" | "not_together" | "already_asked" | "agreement_closed" | "not_on_one_plan" | "voyage_apart" | "request_closed" | "request_open" | "request_decided" | "not_enough_berths" | "own_voyage" | "berths_asked" | "voyage_begun" | "year_not_open" | "letter_closed" | "already_applied" | "changed_since" | "not_revertible" | "last_mission" | "last_second_factor" | "in_use" | "incomplete";
    ProjectArea: {
      active: boolean;
      /** Format: date-time */
      created_at: string;
      id: number;
      key: string;
      lock_version: number;
      name: string;
      name_en: string;
      name_fr: string;
      ocean: string | null;
      position: number;
      /** Format: date-time */
      updated_at: string;
    };
    ProjectAreaPage: {
      data: components["schemas"]["ProjectArea"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    ProjectType: {
      active: boolean;
      /** Format: date-time */
      created_at: string;
      id: number;
      key: string;
      lock_version: number;
      name: string;
      name_en: string;
      name_fr: string;
      position: number;
      /** Format: date-time */
      updated_at: string;
    };
    ProjectTypePage: {
      data: components["schemas"]["ProjectType"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    ProofOffer: {
      challenge: string;
      /** Format: date-time */
      expires_at: string;
      methods: ("app" | "passkey" | "recovery_code" | "password")[];
      passkey: {
        [key: string]: unknown;
      } | null;
    };
    ProponentRequest: {
      /** @description agency that gave the national grant */
      agency: string | null;
      can: {
        decide: boolean;
      };
      /** Format: date-time */
      created_at: string;
      decided_at: string | null;
      /** Format: email */
      email: string;
      first_name: string;
      grant_number: string | null;
      id: number;
      /** @enum {string} */
      kind: "university" | "organization";
      last_name: string;
      /** @description letter that authorizes the representative */
      letter: string | null;
      lock_version: number;
      /** @description university or organization of the person */
      organization: string;
      /** @description reason for a refusal */
      reason: string | null;
      /** @enum {string} */
      state: "open" | "granted" | "refused";
      /** Format: date-time */
      updated_at: string;
      user_id: number;
    };
    ProponentRequestPage: {
      data: components["schemas"]["ProponentRequest"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Proposal: {
      certificate: {
        gap: number | null;
        upper_bound: number | null;
        value: number;
      } | null;
      changes: {
        applied: boolean;
        from: {
          /** Format: date */
          start_date: string;
          /**
           * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
           * @enum {number}
           */
          start_fraction: 0 | 0.25 | 0.5 | 0.75;
          vessel_id: number;
        } | {
          start_date: null;
          /** @constant */
          start_fraction: 0;
          vessel_id: number;
        };
        /** @description id of the mission, which has at most one change */
        id: number;
        /** @enum {string} */
        kind: "add" | "move" | "transfer" | "shorten" | "split" | "remove";
        mission_id: number;
        /** @description before and after, both parts of a split mission together; null in old proposals */
        operational_days: {
          /** @description days, in steps of 0.25 */
          from: number;
          /** @description days, in steps of 0.25 */
          to: number;
        } | null;
        /** @enum {string} */
        reason_code: "free_room" | "first_choice" | "second_choice" | "other_vessel" | "nearer_preferred" | "breaks_rule" | "makes_room";
        /** @description second part of a split mission */
        second: {
          /** @description mission of the second part; null: not applied yet */
          mission_id: number | null;
          /** @description days, in steps of 0.25 */
          operational_days: number;
          /** @description port between the two parts of a split mission */
          port_id: number | null;
          /** Format: date */
          start_date: string;
          /**
           * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
           * @enum {number}
           */
          start_fraction: 0 | 0.25 | 0.5 | 0.75;
        } | null;
        ship_time_request_id: number;
        /** @description place; for a split mission, that of the first part */
        to: {
          /** Format: date */
          start_date: string;
          /**
           * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
           * @enum {number}
           */
          start_fraction: 0 | 0.25 | 0.5 | 0.75;
          vessel_id: number;
        } | {
          start_date: null;
          /** @constant */
          start_fraction: 0;
          vessel_id: number;
        };
      }[];
      /** @description costs of these plans, at the rates of the time when the proposal was made; null: you may not see them */
      costs: {
        after: components["schemas"]["Amounts"];
        before: components["schemas"]["Amounts"];
        /** @description same vessels before and after, without those that lack a rate */
        known?: {
          after: components["schemas"]["Amounts"];
          before: components["schemas"]["Amounts"];
          /** @description vessels that have rates, counted for each amount */
          without: {
            co2: number[];
            cost: number[];
            fuel: number[];
          };
        };
      } | null;
      /** Format: date-time */
      created_at: string;
      failure: ("lost" | "error") | null;
      fiscal_year_id: number;
      id: number;
      metrics: {
        after: {
          days: number;
          missions: number;
          transit_days: number;
          unscheduled: number;
        };
        before: {
          days: number;
          missions: number;
          transit_days: number;
          unscheduled: number;
        };
      } | null;
      /** @enum {string} */
      mode: "fill" | "improve" | "replan";
      /** @description for applications that must sail: whether they do, and what that costs other applications */
      must_sail: {
        applications: {
          sails: boolean;
          ship_time_request_id: number;
        }[];
        days_gained: number;
        days_lost: number;
        /** @description changes to other missions that this requires */
        pays: {
          /** @enum {string} */
          kind: "add" | "move" | "transfer" | "shorten" | "split" | "remove";
          mission_id: number;
          operational_days: number;
          ship_time_request_id: number;
        }[];
      } | null;
      /** @enum {string} */
      preset: "balanced" | "science" | "least_change" | "least_transit";
      progress: {
        bound: number | null;
        elapsed_ms: number;
        iterations: number;
        of: number | null;
        placed_days: number;
        value: number;
      } | null;
      repro: {
        engine_version: number;
        input_hash: string;
        iterations: number;
        seed: number;
      } | null;
      scenario_id: number | null;
      /** @enum {string} */
      state: "queued" | "running" | "done" | "cancelled" | "failed" | "stale";
      unplaced: {
        mission_id: number;
        reasons: {
          /** @enum {string} */
          code: "static" | "calendar" | "by_hand" | "blocked" | "not_worth" | "fits";
          vessel_id: number;
        }[];
        ship_time_request_id: number;
      }[];
      user_id: number;
      vessel_ids: number[];
      /** @description weights used: days as operational days, losses as shares */
      weights: {
        few_berths: number;
        first_place: number;
        mission_days: number;
        operational_day: number;
        other_vessel: number;
        outside_preferred: number;
        priority_2: number;
        priority_3: number;
        priority_4: number;
        priority_5: number;
        second_choice: number;
        transit_days: number;
      };
    };
    ProposalPage: {
      data: components["schemas"]["Proposal"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    ProposalWeights: {
      can: {
        update: boolean;
      };
      few_berths: number;
      first_place: number;
      fiscal_year_id: number;
      /** @description 0: default weights, none saved */
      lock_version: number;
      mission_days: number;
      other_vessel: number;
      outside_preferred: number;
      priority_2: number;
      priority_3: number;
      priority_4: number;
      priority_5: number;
      second_choice: number;
      transit_days: number;
      updated_at: string | null;
    };
    ReadBackRow: {
      /** @description value of the cell, in the language of the request */
      changes: {
        after: string | null;
        before: string | null;
        /** @enum {string} */
        field: "project_title" | "fiscal_year_id" | "agency_id" | "responsible_manager_name" | "responsible_manager_email" | "is_responsible_manager" | "multi_year" | "future_fiscal_year_ids" | "past_fiscal_year_ids" | "expected_change_in_area" | "expected_change_in_days_or_window" | "expected_change_in_ship_preference" | "future_missions_note" | "executive_summary" | "impact_statement" | "mission_objectives" | "project_type_id" | "project_type_note" | "thematic_area_id" | "vessel_preference_1_id" | "vessel_preference_2_id" | "vessel_preference_justification" | "min_science_berths" | "ideal_science_berths" | "helicopter_required" | "needed_capability_ids" | "needed_water_ids" | "min_wire_length" | "min_a_frame_load" | "min_container_places" | "equipment_requirements" | "operational_days" | "operating_hours_id" | "operational_window_start" | "operational_window_end" | "preferred_start_window_start" | "preferred_start_window_end" | "mobilization_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "scheduling_constraints" | "project_area_ids" | "in_foreign_waters" | "coastal_state_ids" | "indigenous_territories" | "in_marine_protected_areas" | "marine_protected_area_ids" | "other_special_considerations" | "no_collaborations" | "funding_unknown";
      }[];
      problems: {
        code: string;
        /** @enum {string} */
        field: "project_title" | "fiscal_year_id" | "agency_id" | "responsible_manager_name" | "responsible_manager_email" | "is_responsible_manager" | "multi_year" | "future_fiscal_year_ids" | "past_fiscal_year_ids" | "expected_change_in_area" | "expected_change_in_days_or_window" | "expected_change_in_ship_preference" | "future_missions_note" | "executive_summary" | "impact_statement" | "mission_objectives" | "project_type_id" | "project_type_note" | "thematic_area_id" | "vessel_preference_1_id" | "vessel_preference_2_id" | "vessel_preference_justification" | "min_science_berths" | "ideal_science_berths" | "helicopter_required" | "needed_capability_ids" | "needed_water_ids" | "min_wire_length" | "min_a_frame_load" | "min_container_places" | "equipment_requirements" | "operational_days" | "operating_hours_id" | "operational_window_start" | "operational_window_end" | "preferred_start_window_start" | "preferred_start_window_end" | "mobilization_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "scheduling_constraints" | "project_area_ids" | "in_foreign_waters" | "coastal_state_ids" | "indigenous_territories" | "in_marine_protected_areas" | "marine_protected_area_ids" | "other_special_considerations" | "no_collaborations" | "funding_unknown";
        message: string;
      }[];
      project_title: string | null;
      /** @description row number in the file, from 1, header included */
      row: number;
      ship_time_request_id: number;
      /** @enum {string} */
      state: "changed" | "same" | "wrong" | "stale" | "closed";
    };
    Receipt: {
      application_id: number;
      fiscal_year: string;
      /** @description SHA-256, hexadecimal */
      hash: string;
      /** @description true: the entry is unchanged and follows the previous one */
      intact: boolean;
      position: number;
      receipt: string;
      /** Format: date-time */
      submitted_at: string;
    };
    RecoveryCodes: {
      codes: string[];
    };
    ReferenceChangedData: {
      /** @description `created`, `updated`, `deleted`; of missions also `moved`, `split` … */
      action: string;
      /** @description null: read the collection again */
      id: number | null;
      /** @description The collection: its address is `/api/` and this word */
      resource: string;
    };
    Region: {
      active: boolean;
      /** Format: date-time */
      created_at: string;
      id: number;
      key: string;
      lock_version: number;
      name: string;
      name_en: string;
      name_fr: string;
      position: number;
      /** Format: date-time */
      updated_at: string;
    };
    RegionPage: {
      data: components["schemas"]["Region"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Remark: {
      /** @description person to whom the remark is addressed; null: everyone */
      addressee: components["schemas"]["Person"] | null;
      /** @description text of the remark; null: its author deleted it */
      body: string | null;
      can: {
        delete: boolean;
        edit: boolean;
        reply: boolean;
        settle: boolean;
      };
      /** Format: date-time */
      created_at: string;
      /** @description when it was deleted; null: not deleted */
      deleted_at: string | null;
      /** @description when it was edited; null: never */
      edited_at: string | null;
      /** @description field or table of the section that the remark is about; null: the whole section */
      field: ("project_title" | "fiscal_year_id" | "agency_id" | "responsible_manager_name" | "responsible_manager_email" | "is_responsible_manager" | "multi_year" | "future_fiscal_year_ids" | "past_fiscal_year_ids" | "expected_change_in_area" | "expected_change_in_days_or_window" | "expected_change_in_ship_preference" | "future_missions_note" | "executive_summary" | "impact_statement" | "mission_objectives" | "project_type_id" | "project_type_note" | "thematic_area_id" | "vessel_preference_1_id" | "vessel_preference_2_id" | "vessel_preference_justification" | "min_science_berths" | "ideal_science_berths" | "helicopter_required" | "needed_capability_ids" | "needed_water_ids" | "min_wire_length" | "min_a_frame_load" | "min_container_places" | "equipment_requirements" | "operational_days" | "operating_hours_id" | "operational_window_start" | "operational_window_end" | "preferred_start_window_start" | "preferred_start_window_end" | "mobilization_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "scheduling_constraints" | "project_area_ids" | "in_foreign_waters" | "coastal_state_ids" | "indigenous_territories" | "in_marine_protected_areas" | "marine_protected_area_ids" | "other_special_considerations" | "stations" | "areas_of_consideration" | "no_collaborations" | "collaborators" | "funding_unknown" | "funding_sources") | null;
      id: number;
      lock_version: number;
      replies: components["schemas"]["RemarkReply"][];
      /** @enum {string} */
      section: "general_information" | "project_description" | "requirements" | "scheduling" | "area_of_operations" | "collaborations" | "funding";
      /** @description when it was settled; null: open */
      settled_at: string | null;
      settled_by: components["schemas"]["Person"] | null;
      ship_time_request_id: number;
      /** Format: date-time */
      updated_at: string;
      /** @description author of the remark */
      user: components["schemas"]["Person"];
    };
    RemarkPage: {
      data: components["schemas"]["Remark"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    RemarkReply: {
      /** @description text of the remark; null: its author deleted it */
      body: string | null;
      can: {
        delete: boolean;
        edit: boolean;
      };
      /** Format: date-time */
      created_at: string;
      /** @description when it was deleted; null: not deleted */
      deleted_at: string | null;
      /** @description when it was edited; null: never */
      edited_at: string | null;
      id: number;
      lock_version: number;
      /** Format: date-time */
      updated_at: string;
      /** @description author of the remark */
      user: components["schemas"]["Person"];
    };
    /** @description field values of one mission that would resolve the conflict */
    Remedy: {
      approved_berths?: number;
      /** @enum {string} */
      kind: "place" | "move" | "set_approved_berths" | "set_operational_days" | "set_port_calls";
      message: string;
      mission_id: number;
      /** @description days, in steps of 0.25 */
      operational_days?: number;
      port_calls?: number;
      /** Format: date */
      start_date?: string;
      /**
       * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
       * @enum {number}
       */
      start_fraction?: 0 | 0.25 | 0.5 | 0.75;
    };
    RequestStatus: {
      color: string | null;
      color_hex: string | null;
      id: number;
      key: string;
      name: string;
      name_en: string;
      name_fr: string;
    };
    RequestStatusPage: {
      data: components["schemas"]["RequestStatus"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Restored: {
      /** @description missions of the version that are no longer on the plan: moved, refused or joined with others */
      missing: {
        id: number;
        title: string;
      }[];
      /** @description ids of the changed missions */
      mission_ids: number[];
      /** @description number of the version that keeps the plan as it was before */
      version: number;
    };
    Scenario: {
      adopted_at: string | null;
      can: {
        adopt: boolean;
        delete: boolean;
        edit: boolean;
        rename: boolean;
      };
      /** Format: date-time */
      created_at: string;
      created_by: components["schemas"]["NamedPerson"];
      fiscal_year_id: number;
      id: number;
      lock_version: number;
      name: string;
      /** Format: date-time */
      updated_at: string;
      user_id: number;
      vessel_ids: number[];
      vessel_plan_ids: number[];
    };
    ScenarioComparison: {
      changed_since: number[];
      differences: components["schemas"]["ScenarioDifference"][];
      scenario_id: number;
      totals: {
        scenario: components["schemas"]["ScenarioTotals"];
        with: components["schemas"]["ScenarioTotals"];
      };
      with: "current" | number;
    };
    ScenarioDifference: {
      changed_by_both: boolean;
      fields: {
        after: (string | number | {
          /** @description day of arrival; 1 is the first day of the mission */
          day: number;
          /** @description days alongside, part of the operational days; null if unknown */
          days: number | null;
          port_id: number;
        }[]) | null;
        before: (string | number | {
          /** @description day of arrival; 1 is the first day of the mission */
          day: number;
          /** @description days alongside, part of the operational days; null if unknown */
          days: number | null;
          port_id: number;
        }[]) | null;
        /** @enum {string} */
        field: "title" | "mobilization_days" | "operational_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "requested_berths" | "approved_berths" | "port_calls" | "port_call_stops" | "notes";
      }[];
      from: components["schemas"]["ScenarioPlace"] | null;
      id: number;
      /** @enum {string} */
      kind: "add" | "change" | "transfer" | "remove";
      messages: string[];
      mission_id: number | null;
      ship_time_request_id: number | null;
      title: string;
      to: components["schemas"]["ScenarioPlace"] | null;
    };
    ScenarioPage: {
      data: components["schemas"]["Scenario"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    ScenarioPlace: {
      start_date: string | null;
      /**
       * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
       * @enum {number}
       */
      start_fraction: 0 | 0.25 | 0.5 | 0.75;
      vessel_id: number;
    };
    ScenarioTotals: {
      /** @description kilograms; null: a rate needed to compute it is not known */
      co2: number | null;
      /** @description dollars, to the cent; null: a rate needed to compute it is not known */
      cost: number | null;
      /** @description days */
      days_granted: number;
      /** @description days */
      days_refused: number;
      /** @description litres; null: a rate needed to compute it is not known */
      fuel: number | null;
      missions: number;
      /** @description days */
      transit_days: number;
      unknown_rates: {
        /** @description missing rates, without which the total is not known */
        missing_rates: ("day_rate" | "crew_cycle" | "fuel_at_sea" | "fuel_in_transit" | "fuel_alongside" | "carbon_factor")[];
        vessel_id: number;
      }[];
      unscheduled: number;
    };
    ScheduleChangedData: {
      fiscal_year_id: number;
      fleet_plan_id: number;
    };
    ScheduledArea: {
      id: number;
      key: string;
      name_en: string;
      name_fr: string;
      ship_time_request_ids: number[];
    };
    ScheduleFreedData: {
      fiscal_year_id: number;
      fleet_plan_id: number;
      legs: {
        [key: string]: unknown;
      }[];
      version: number;
      vessel_id: number;
    };
    SchedulePublishedData: {
      fiscal_year_id: number;
      fleet_plan_id: number;
      version: number;
    };
    SchedulingConstraint: {
      can: {
        delete: boolean;
        update: boolean;
      };
      /** Format: date-time */
      created_at: string;
      /** @description days, first and last included */
      duration_days: number;
      /** Format: date */
      end_date: string;
      id: number;
      /** @enum {string} */
      kind: "refit" | "drydock" | "maintenance" | "crew_change" | "lay_up" | "alongside" | "other_program" | "standby" | "breakdown" | "port_closed" | "other";
      lock_version: number;
      name: string;
      port_id: number | null;
      /** Format: date */
      start_date: string;
      /** Format: date-time */
      updated_at: string;
      vessel_id: number;
    };
    SchedulingConstraintPage: {
      data: components["schemas"]["SchedulingConstraint"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    SecondFactor: {
      /** Format: date-time */
      created_at: string;
      id: number;
      /** @enum {string} */
      kind: "app" | "passkey";
      last_used_at: string | null;
      name: string;
    };
    SectionState: {
      complete: boolean;
      lock_version: number;
    };
    ServiceAccount: {
      /** @description false: the account is revoked */
      active: boolean;
      /** Format: date-time */
      created_at: string;
      description: string | null;
      id: number;
      last_used_at: string | null;
      lock_version: number;
      name: string;
      revoked_at: string | null;
      scopes: ("applications:read" | "applications:write" | "plans:read" | "plans:write" | "schedules:read" | "events:read" | "people:read" | "letters:read" | "voyages:read")[];
      tokens: components["schemas"]["ServiceToken"][];
      /** Format: date-time */
      updated_at: string;
      /**
       * @description user type whose rights the service account has
       * @enum {number}
       */
      user_type_id: 2 | 3 | 4 | 6;
      vessel_ids: number[];
    };
    ServiceAccountPage: {
      data: components["schemas"]["ServiceAccount"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    ServiceToken: {
      active: boolean;
      /** @description first characters, which identify the token; the rest is not stored */
      beginning: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      expires_at: string;
      id: number;
      /** @description network address, shortened */
      last_used_address: string | null;
      last_used_at: string | null;
      name: string;
      revoked_at: string | null;
    };
    ServiceTokenPage: {
      data: components["schemas"]["ServiceToken"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Session: {
      address: string | null;
      /** Format: date-time */
      created_at: string;
      /** @description true: this is your current session */
      current: boolean;
      /** Format: date-time */
      expires_at: string;
      id: number;
      /** Format: date-time */
      last_used_at: string;
      user_agent: string | null;
    };
    SessionPage: {
      data: components["schemas"]["Session"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    SetUpOffer: {
      app: {
        address: string;
        secret: string;
      } | null;
      /** Format: date-time */
      expires_at: string;
      passkey: {
        [key: string]: unknown;
      } | null;
      set_up: string;
    };
    SharedVoyage: {
      berths: number;
      /** @description days, in steps of 0.25 */
      common_days: number;
      /** @description days, in steps of 0.25 */
      demobilization_days: number;
      demobilization_port_id: number | null;
      /** Format: date */
      earliest_start: string;
      fiscal_year_id: number;
      /** Format: date */
      latest_start: string;
      /** @description days, in steps of 0.25 */
      mobilization_days: number;
      mobilization_port_id: number | null;
      /** @description distance between the centres of the two groups of stations */
      nautical_miles: number | null;
      /** @description days, in steps of 0.25 */
      operational_days: number;
      /** @description days, in steps of 0.25 */
      saved_days: number;
      saved_transit_days: number | null;
      shared_area_ids: number[];
      ship_time_requests: {
        /** @description days, in steps of 0.25 */
        demobilization_days: number;
        id: number;
        min_science_berths: number | null;
        /** @description days, in steps of 0.25 */
        mobilization_days: number;
        /** @description days, in steps of 0.25 */
        operational_days: number;
        /** Format: date */
        operational_window_end: string;
        /** Format: date */
        operational_window_start: string;
        project_title: string | null;
        status_id: components["schemas"]["StatusId"];
        vessel_id: number;
      }[];
      vessel_berths: number;
      vessel_id: number;
    };
    SignedUp: {
      message: string;
      verified: boolean;
    };
    Signup: {
      /** Format: email */
      email: string;
      /** Format: date-time */
      expires_at: string;
      first_name: string;
      last_name: string;
      /** Format: date-time */
      signed_up_at: string;
    };
    SnapshotConstraint: {
      duration_days: number;
      /** Format: date */
      end_date: string;
      id: number;
      /**
       * @description absent in versions from before this field existed
       * @enum {string}
       */
      kind?: "refit" | "drydock" | "maintenance" | "crew_change" | "lay_up" | "alongside" | "other_program" | "standby" | "breakdown" | "port_closed" | "other";
      name: string;
      port_id: number | null;
      /** Format: date */
      start_date: string;
    };
    SnapshotKeptConflict: {
      by: string;
      code: string;
      constraint_id?: number | null;
      days?: number | null;
      mission_id: number;
      other_mission_id: number | null;
      reason: string;
    };
    SnapshotMission: {
      /** @description number of people */
      approved_berths: number | null;
      /** @description days, in steps of 0.25 */
      demobilization_days: number;
      demobilization_port_id: number | null;
      end_date: string | null;
      id: number;
      /** @description days, in steps of 0.25 */
      mobilization_days: number;
      mobilization_port_id: number | null;
      notes: string | null;
      /** @description number of the mission within its plan, from 1 */
      number: number;
      /** @description days, in steps of 0.25 */
      operational_days: number;
      readonly port_call_stops?: {
        /** @description day of arrival; 1 is the first day of the mission */
        day: number;
        /** @description days alongside, part of the operational days; null if unknown */
        days: number | null;
        port_id: number;
      }[];
      /** @description number of port calls, at least those listed */
      port_calls: number;
      primary_proponent: string | null;
      project_title: string | null;
      /** @description true: the vessel or the days of the voyage in the newest schedule are being changed, or the vessel is out of service */
      replanned?: boolean;
      /** @description number of people */
      requested_berths: number | null;
      /** @description other mission of the shared voyage; absent if there is none */
      sails_with_id?: number;
      /** @description null: a mission without an application */
      ship_time_request_id: number | null;
      /** @description first day of mobilization; null while unscheduled */
      start_date: string | null;
      /**
       * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
       * @enum {number}
       */
      start_fraction: 0 | 0.25 | 0.5 | 0.75;
      title: string;
      vessel_plan_id: number;
    };
    Stages: {
      chain: {
        /** @enum {string} */
        stage: "draft" | "waiting_for_deadline" | "coordinator_decision" | "regional_plan" | "national_review" | "executive_review" | "final_plan" | "voyage_report";
        started_at: string | null;
        /** @enum {string} */
        state: "done" | "current" | "to_come" | "not_reached";
      }[];
      /** @enum {string} */
      current: "draft" | "waiting_for_deadline" | "coordinator_decision" | "regional_plan" | "national_review" | "executive_review" | "final_plan" | "voyage_report";
      next: ("draft" | "waiting_for_deadline" | "coordinator_decision" | "regional_plan" | "national_review" | "executive_review" | "final_plan" | "voyage_report") | null;
      next_at: string | null;
      /** @description final status of an application that has ended; null: still in progress */
      outcome: ("draft" | "submitted" | "clarification_needed" | "in_review" | "unable_to_fulfill" | "accepted" | "withdrawn") | null;
      outcome_at: string | null;
      people: {
        first_name: string;
        id: number;
        last_name: string;
      }[];
      /** @description receipt number of the submission */
      receipt: string | null;
      /** @description a month: `2027-03` */
      results_expected: string;
      /** @description vessel whose coordinators decide; null before submission */
      vessel: {
        name_en: string;
        name_fr: string;
      } | null;
      waiting_for: ("proponents" | "coordinators" | "national" | "administrators") | null;
    };
    Station: {
      /** Format: date-time */
      created_at: string;
      id: number;
      /** @description decimal degrees, north positive */
      latitude: number;
      lock_version: number;
      /** @description decimal degrees, east positive */
      longitude: number;
      name: string;
      /** @description place in the order of visits, from 1 */
      position: number;
      ship_time_request_id: number;
      type: string | null;
      /** Format: date-time */
      updated_at: string;
    };
    StationPage: {
      data: components["schemas"]["Station"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    StationsImport: {
      dry_run: boolean;
      imported: number;
      warnings: {
        code: string;
        column: string | null;
        message: string;
        row: number | null;
      }[];
    };
    Statistics: {
      agencies: {
        agency_id: number | null;
        applications: number;
        requested_days: number;
      }[];
      fiscal_year_id: number;
      /** @description `2027-04` */
      months: string[];
      regions: {
        applications: number;
        region_id: number | null;
        requested_days: number;
      }[];
      statuses: {
        applications: number;
        status_id: components["schemas"]["StatusId"];
      }[];
      vessels: {
        applications: number;
        /** @description days for each month, from April */
        available_days: number[];
        name: string;
        name_en: string;
        name_fr: string;
        region_id: number | null;
        /** @description days for each month, from April */
        requested_days: number[];
        /** @description days for each month, from April */
        scheduled_days: number[];
        vessel_id: number;
      }[];
    };
    /**
     * @description 1 draft, 2 submitted, 3 clarification_needed, 4 in_review, 5 unable_to_fulfill, 6 accepted, 7 withdrawn
     * @enum {number}
     */
    StatusId: 1 | 2 | 3 | 4 | 5 | 6 | 7;
    ThematicArea: {
      active: boolean;
      /** Format: date-time */
      created_at: string;
      id: number;
      key: string;
      lock_version: number;
      name: string;
      name_en: string;
      name_fr: string;
      position: number;
      /** Format: date-time */
      updated_at: string;
    };
    ThematicAreaPage: {
      data: components["schemas"]["ThematicArea"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Token: {
      access_token: string;
      /** Format: date-time */
      expires_at: string;
      /** @constant */
      token_type: "Bearer";
    };
    Track: {
      /** @description points of the route by sea from each station to the next, both stations included */
      legs: {
        latitude: number;
        longitude: number;
      }[][];
      ship_time_request_id: number;
    };
    TransferOffer: {
      answer: string | null;
      can: {
        accept: boolean;
        decline: boolean;
        take_back: boolean;
      };
      /** Format: date-time */
      created_at: string;
      /** @description total days of all its missions, mobilization and demobilization included */
      days: number;
      decided_at: string | null;
      decided_by: components["schemas"]["NamedPerson"] | null;
      fiscal_year_id: number;
      /** @description meanings.how_the_vessel_fits_null_answered_or_the_vessel_has_no_plan */
      fit: {
        reasons: {
          /** @enum {string} */
          code: "berths_minimum" | "berths_ideal" | "berths_unknown" | "helicopter" | "helicopter_unknown" | "window" | "window_taken" | "window_never_free" | "window_interrupted" | "no_free_slot" | "endurance" | "endurance_unknown" | "range" | "range_unknown" | "speed_unknown" | "draft" | "draft_unknown" | "capability" | "waters" | "other_region" | "other_region_unknown" | "capability_doubtful" | "capability_assumed" | "capability_unknown" | "wire_length" | "wire_length_unknown" | "a_frame_load" | "a_frame_load_unknown" | "container_places" | "container_places_unknown";
          params: {
            [key: string]: number;
          };
        }[];
        /** @enum {string} */
        verdict: "fits" | "almost" | "unknown" | "no";
      } | null;
      from_vessel_id: number;
      id: number;
      lock_version: number;
      offered_by: components["schemas"]["NamedPerson"];
      /** @description meanings.first_day_of_its_missions_as_they_are_planned_now */
      planned_start_date: string | null;
      project_title: string | null;
      reason: string;
      refusals: {
        [key: string]: {
          /** @enum {string} */
          code: "not_found" | "forbidden" | "only_primary_proponent" | "not_your_vessel" | "not_an_applicant" | "account_cannot_apply" | "level_not_yours" | "invalid_transition" | "deadline_passed" | "deadline_not_passed" | "read_only" | "voyage_not_over" | "voyage_dated" | "plan_level" | "what_if" | "undecided_applications" | "unscheduled_missions" | "undecided_corrections" | "correction_closed" | "unresolved_conflicts" | "offer_closed" | "already_offered" | "vessel_gone" | "not_together" | "already_asked" | "agreement_closed" | "not_on_one_plan" | "voyage_apart" | "request_closed" | "request_open" | "request_decided" | "not_enough_berths" | "own_voyage" | "berths_asked" | "voyage_begun" | "year_not_open" | "letter_closed" | "already_applied" | "changed_since" | "not_revertible" | "last_mission" | "last_second_factor" | "limit_reached" | "in_use" | "incomplete";
          message: string;
        };
      };
      ship_time_request_id: number;
      start_date: string | null;
      /**
       * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
       * @enum {number}
       */
      start_fraction: 0 | 0.25 | 0.5 | 0.75;
      /** @enum {string} */
      state: "waiting" | "accepted" | "declined" | "taken_back" | "lapsed";
      to_vessel_id: number;
      /** Format: date-time */
      updated_at: string;
    };
    TransferOfferPage: {
      data: components["schemas"]["TransferOffer"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    UserType: {
      id: number;
      key: string;
      name: string;
      name_en: string;
      name_fr: string;
    };
    UserTypePage: {
      data: components["schemas"]["UserType"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Validation: {
      complete: boolean;
      sections: {
        area_of_operations: components["schemas"]["FieldProblem"][];
        collaborations: components["schemas"]["FieldProblem"][];
        funding: components["schemas"]["FieldProblem"][];
        general_information: components["schemas"]["FieldProblem"][];
        project_description: components["schemas"]["FieldProblem"][];
        requirements: components["schemas"]["FieldProblem"][];
        scheduling: components["schemas"]["FieldProblem"][];
      };
    };
    VerifiedEmail: {
      /** Format: email */
      email: string;
      message: string;
    };
    Vessel: {
      /** @description metric tonnes */
      a_frame_load: number | null;
      active: boolean;
      /** @description metres */
      breadth: number | null;
      /**
       * @description radio call sign
       * @example CG2958
       */
      call_sign: string | null;
      can?: {
        delete: boolean;
        edit_constraints: boolean;
        update: boolean;
      };
      /** @description capabilities and waters of the vessel; one that is not listed is unknown */
      capabilities: {
        capability_id: number;
        /** @enum {string} */
        standing: "yes" | "no" | "assumed_yes" | "assumed_no";
      }[];
      /** @description places for containers */
      container_places: number | null;
      /** Format: date-time */
      created_at: string;
      /** @description knots */
      cruising_speed: number | null;
      /** @description metres */
      draft: number | null;
      /** @description days */
      endurance: number | null;
      helicopter_support: boolean | null;
      home_port?: components["schemas"]["Port"] | null;
      home_port_id: number | null;
      homePort?: components["schemas"]["Port"] | null;
      /**
       * @description ICES platform code (SeaDataNet C17)
       * @example 18DD
       */
      ices_code: string | null;
      id: number;
      identifier_sources: {
        /** @enum {string} */
        confidence: "confirmed" | "high" | "medium" | "low";
        /** @enum {string} */
        scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
        source: string;
        value: string;
      }[];
      /**
       * @description IMO number
       * @example 8320420
       */
      imo: string | null;
      key: string;
      /** @description metres */
      length: number | null;
      lock_version: number;
      /**
       * @description Maritime Mobile Service Identity (MMSI)
       * @example 316122000
       */
      mmsi: string | null;
      name: string;
      name_en: string;
      name_fr: string;
      position: number;
      /** @description nautical miles */
      range: number | null;
      region?: components["schemas"]["Region"] | null;
      region_id: number | null;
      /** @description number of people */
      science_berths: number | null;
      /** @description days */
      turn_round: number | null;
      /** Format: date-time */
      updated_at: string;
      vessel_class?: components["schemas"]["VesselClass"];
      vessel_class_id: number;
      vesselClass?: components["schemas"]["VesselClass"];
      /** @description metres */
      wire_length: number | null;
    };
    VesselClass: {
      active: boolean;
      /** Format: date-time */
      created_at: string;
      id: number;
      key: string;
      lock_version: number;
      name: string;
      name_en: string;
      name_fr: string;
      position: number;
      /** Format: date-time */
      updated_at: string;
    };
    VesselClassPage: {
      data: components["schemas"]["VesselClass"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    VesselPage: {
      data: components["schemas"]["Vessel"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    VesselParticulars: {
      /** @description metric tonnes */
      a_frame_load: number | null;
      active: boolean;
      /** @description metres */
      breadth: number | null;
      /**
       * @description radio call sign
       * @example CG2958
       */
      call_sign: string | null;
      /** @description capabilities and waters of the vessel; one that is not listed is unknown */
      capabilities: {
        capability_id: number;
        /** @enum {string} */
        standing: "yes" | "no" | "assumed_yes" | "assumed_no";
      }[];
      /** @description places for containers */
      container_places: number | null;
      /** Format: date-time */
      created_at: string;
      /** @description knots */
      cruising_speed: number | null;
      /** @description metres */
      draft: number | null;
      /** @description days */
      endurance: number | null;
      helicopter_support: boolean | null;
      home_port_id: number | null;
      /**
       * @description ICES platform code (SeaDataNet C17)
       * @example 18DD
       */
      ices_code: string | null;
      id: number;
      identifier_sources: {
        /** @enum {string} */
        confidence: "confirmed" | "high" | "medium" | "low";
        /** @enum {string} */
        scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
        source: string;
        value: string;
      }[];
      /**
       * @description IMO number
       * @example 8320420
       */
      imo: string | null;
      key: string;
      /** @description metres */
      length: number | null;
      lock_version: number;
      /**
       * @description Maritime Mobile Service Identity (MMSI)
       * @example 316122000
       */
      mmsi: string | null;
      name: string;
      name_en: string;
      name_fr: string;
      /** @description nautical miles */
      range: number | null;
      region_id: number | null;
      /** @description number of people */
      science_berths: number | null;
      /** @description days */
      turn_round: number | null;
      /** Format: date-time */
      updated_at: string;
      vessel_class_id: number;
      /** @description metres */
      wire_length: number | null;
    };
    VesselPlan: {
      /** @description why and since when a published plan is being amended; null: no amendment is open */
      amendment: {
        /** Format: date-time */
        opened_at: string;
        opened_by: components["schemas"]["NamedPerson"];
        reason: string;
      } | null;
      blocking?: components["schemas"]["PlanBlocking"];
      can: {
        add_mission: boolean;
        create_version: boolean;
        edit: boolean;
        keep_conflict: boolean;
        reopen: boolean;
        return: boolean;
        send_to_executive: boolean;
        send_to_national: boolean;
        set_final: boolean;
      };
      conflicts?: components["schemas"]["ConflictCounts"];
      constraints?: components["schemas"]["SchedulingConstraint"][];
      /** Format: date-time */
      created_at: string;
      fiscal_year?: components["schemas"]["FiscalYear"];
      fiscal_year_id: number;
      fiscalYear?: components["schemas"]["FiscalYear"];
      id: number;
      lock_version: number;
      missions?: components["schemas"]["Mission"][];
      notes: string | null;
      /** @enum {string} */
      review_level: "regional" | "national" | "executive" | "final";
      scenario_id: number | null;
      totals?: components["schemas"]["PlanTotals"] | null;
      /** Format: date-time */
      updated_at: string;
      versions?: components["schemas"]["PlanVersion"][];
      vessel?: {
        /** @description metric tonnes */
        a_frame_load: number | null;
        active: boolean;
        /** @description metres */
        breadth: number | null;
        /**
         * @description radio call sign
         * @example CG2958
         */
        call_sign: string | null;
        can?: {
          delete: boolean;
          edit_constraints: boolean;
          update: boolean;
        };
        /** @description capabilities and waters of the vessel; one that is not listed is unknown */
        capabilities: {
          capability_id: number;
          /** @enum {string} */
          standing: "yes" | "no" | "assumed_yes" | "assumed_no";
        }[];
        /** @description places for containers */
        container_places: number | null;
        /** Format: date-time */
        created_at: string;
        /** @description knots */
        cruising_speed: number | null;
        /** @description metres */
        draft: number | null;
        /** @description days */
        endurance: number | null;
        helicopter_support: boolean | null;
        home_port_id: number | null;
        /**
         * @description ICES platform code (SeaDataNet C17)
         * @example 18DD
         */
        ices_code: string | null;
        id: number;
        identifier_sources: {
          /** @enum {string} */
          confidence: "confirmed" | "high" | "medium" | "low";
          /** @enum {string} */
          scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
          source: string;
          value: string;
        }[];
        /**
         * @description IMO number
         * @example 8320420
         */
        imo: string | null;
        key: string;
        /** @description metres */
        length: number | null;
        lock_version: number;
        /**
         * @description Maritime Mobile Service Identity (MMSI)
         * @example 316122000
         */
        mmsi: string | null;
        name: string;
        name_en: string;
        name_fr: string;
        position: number;
        /** @description nautical miles */
        range: number | null;
        region_id: number | null;
        /** @description number of people */
        science_berths: number | null;
        /** @description days */
        turn_round: number | null;
        /** Format: date-time */
        updated_at: string;
        vessel_class_id: number;
        /** @description metres */
        wire_length: number | null;
      };
      vessel_id: number;
    };
    VesselPlanPage: {
      data: components["schemas"]["VesselPlan"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    VesselRates: {
      can: {
        delete: boolean;
        update: boolean;
      };
      /** @description kilograms of CO2 per litre; null: not known */
      carbon_factor: number | null;
      carbon_factor_source: string | null;
      /** @description year to which the source refers */
      carbon_factor_year: number | null;
      /** Format: date-time */
      created_at: string;
      /** @description dollars per crew cycle; null: not known */
      crew_cycle_cost: number | null;
      /** @description days of a crew cycle; null: not known */
      crew_cycle_days: number | null;
      crew_cycle_source: string | null;
      /** @description year to which the source refers */
      crew_cycle_year: number | null;
      /** @description dollars per day, with fuel, without crew changes; null: not known */
      day_rate: number | null;
      day_rate_source: string | null;
      /** @description year to which the source refers */
      day_rate_year: number | null;
      fiscal_year_id: number;
      /** @description litres per day; null: not known */
      fuel_alongside: number | null;
      fuel_alongside_source: string | null;
      /** @description year to which the source refers */
      fuel_alongside_year: number | null;
      /** @description litres per day; null: not known */
      fuel_at_sea: number | null;
      fuel_at_sea_source: string | null;
      /** @description year to which the source refers */
      fuel_at_sea_year: number | null;
      /** @description litres per day; null: not known */
      fuel_in_transit: number | null;
      fuel_in_transit_source: string | null;
      /** @description year to which the source refers */
      fuel_in_transit_year: number | null;
      id: number;
      lock_version: number;
      /** Format: date-time */
      updated_at: string;
      vessel_id: number;
    };
    VesselRatesPage: {
      data: components["schemas"]["VesselRates"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Voyage: {
      approved_berths: number | null;
      /** @description days, in steps of 0.25 */
      demobilization_days: number;
      demobilization_port: {
        id: number;
        name_en: string;
        name_fr: string;
      } | null;
      /** Format: date */
      end_date: string;
      fiscal_year_id: number;
      mission_id: number;
      /** @description days, in steps of 0.25 */
      mobilization_days: number;
      mobilization_port: {
        id: number;
        name_en: string;
        name_fr: string;
      } | null;
      /** @description days, in steps of 0.25 */
      operational_days: number;
      /** @description port calls with a known port and day */
      readonly port_call_stops: {
        /** @description day of arrival; 1 is the first day of the mission */
        day: number;
        days: number | null;
        port: {
          id: number;
          name_en: string;
          name_fr: string;
        };
      }[];
      port_calls: number;
      /** Format: date-time */
      published_at: string;
      /** @description true: the plan is being amended; the published voyage remains valid until the plan is final again */
      reopened: boolean;
      /** @description true: the vessel or the days of the voyage are being changed, or the vessel is out of service */
      replanned: boolean;
      requested_berths: number | null;
      /** @description other mission of the shared voyage; null: there is none */
      shared_with: {
        mission_id: number;
        primary_proponent: string | null;
        ship_time_request_id: number | null;
        title: string;
        /** @description true: this application works before the other one */
        works_first: boolean;
      } | null;
      /** Format: date */
      start_date: string;
      /**
       * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
       * @enum {number}
       */
      start_fraction: 0 | 0.25 | 0.5 | 0.75;
      title: string;
      version: number;
      vessel: {
        id: number;
        name_en: string;
        name_fr: string;
      };
    };
    VoyageAgreement: {
      /**
       * Format: date
       * @description until the end of that day, Pacific time
       */
      answer_by: string;
      asked_by: components["schemas"]["NamedPerson"];
      can: {
        join: boolean;
        part: boolean;
        take_back: boolean;
      };
      /** Format: date-time */
      created_at: string;
      decided_at: string | null;
      /** @description days, in steps of 0.25 */
      demobilization_days: number;
      demobilization_port_id: number | null;
      /** Format: date */
      earliest_start: string;
      fiscal_year_id: number;
      id: number;
      /** Format: date */
      latest_start: string;
      lock_version: number;
      messages: {
        en: string;
        fr: string;
      };
      /** @description days, in steps of 0.25 */
      mobilization_days: number;
      mobilization_port_id: number | null;
      /** @description days, in steps of 0.25 */
      operational_days: number;
      parts: {
        answer: ("agreed" | "declined") | null;
        answered_at: string | null;
        can: {
          agree: boolean;
          decline: boolean;
        };
        /** @description true: you are a proponent of it */
        is_mine: boolean;
        /** @description note visible to its author and to planners */
        note: string | null;
        operational_days: number | null;
        /**
         * @description order of the application on the voyage: 1 works first
         * @enum {number}
         */
        position: 1 | 2;
        project_title: string | null;
        proponent: {
          /** Format: email */
          email: string;
          first_name: string;
          id: number;
          last_name: string;
        } | null;
        /** @description null: the other application, hidden until both proponents agree */
        ship_time_request_id: number | null;
      }[];
      /** @description days, in steps of 0.25 */
      saved_days: number;
      saved_transit_days: number | null;
      shared_area_ids: number[];
      /** @enum {string} */
      state: "asked" | "agreed" | "declined" | "taken_back" | "lapsed" | "joined" | "parted";
      /** Format: date-time */
      updated_at: string;
      vessel_id: number;
    };
    VoyageAgreementPage: {
      data: components["schemas"]["VoyageAgreement"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    VoyageLetter: {
      texts: {
        en: string;
        fr: string;
      };
    };
    VoyageReport: {
      breakdown_days: number | null;
      can: {
        close: boolean;
        edit: boolean;
        reopen: boolean;
        submit: boolean;
      };
      closed_at: string | null;
      closed_by: components["schemas"]["NamedPerson"] | null;
      delivered_days: number | null;
      /** @description why the days differ from those planned */
      difference_reason: string | null;
      /** @description stations that were done; null: not answered yet */
      done_station_ids: number[] | null;
      /** @description same as the id of the application */
      id: number;
      /** @description last day of the last published voyage; null: none is published */
      last_day: string | null;
      /** @description 0 until the report is first saved */
      lock_version: number;
      next_time: string | null;
      other_days: number | null;
      /** @description total days of the published voyages; as they were when the report was submitted */
      planned_days: number | null;
      ship_time_request_id: number;
      stations_count: number;
      submitted_at: string | null;
      submitted_by: components["schemas"]["NamedPerson"] | null;
      updated_at: string | null;
      updated_by: components["schemas"]["NamedPerson"] | null;
      weather_days: number | null;
      went_well: string | null;
    };
    VoyageReportOfYear: {
      breakdown_days: number | null;
      delivered_days: number | null;
      /** @description stations that were done; null: not answered yet */
      done_stations: number | null;
      /** @description same as the id of the application */
      id: number;
      /**
       * Format: date
       * @description last day of the last published voyage
       */
      last_day: string;
      other_days: number | null;
      /** @description days for which the report has been awaited; 0 if it is not */
      overdue_days: number;
      planned_days: number | null;
      project_title: string | null;
      proponent: components["schemas"]["NamedPerson"];
      /** @enum {string} */
      state: "due" | "submitted" | "closed";
      stations_count: number;
      submitted_at: string | null;
      vessel_id: number;
      weather_days: number | null;
    };
    VoyageReportOfYearPage: {
      data: components["schemas"]["VoyageReportOfYear"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
    Webhook: {
      active: boolean;
      /** Format: date-time */
      created_at: string;
      description: string | null;
      events: ("application.submitted" | "application.in_review" | "application.clarification_asked" | "application.answered" | "application.corrected" | "application.reassigned" | "application.rejected" | "application.accepted" | "application.withdrawn" | "application.reported" | "application.changed" | "plan.sent_to_national" | "plan.sent_to_executive" | "plan.returned" | "plan.final" | "plan.reopened" | "plan.changed" | "mission.changed" | "constraint.changed" | "berth_request.asked" | "berth_request.accepted" | "berth_request.declined" | "berth_request.withdrawn" | "berth_request.taken_back" | "berth_request.lapsed" | "berth_request.changed" | "letter_of_intent.changed" | "schedule.published" | "schedule.freed" | "schedule.changed" | "fiscal_year.deadline_moved" | "person.changed" | "reference.changed" | "planning.changed")[];
      failing_since: string | null;
      /** @description consecutive failed attempts */
      failures: number;
      id: number;
      last_success_at: string | null;
      lock_version: number;
      /** @description why the portal switched the webhook off; null: it did not */
      switched_off: ("failures" | "gone") | null;
      /** Format: date-time */
      updated_at: string;
      /** Format: uri */
      url: string;
      /** @description deliveries that have not arrived yet */
      waiting: number;
    };
    WebhookPage: {
      data: components["schemas"]["Webhook"][];
      links?: components["schemas"]["PageLinks"];
      meta?: components["schemas"]["PageMeta"];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listAgencies: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[agencies]"?: ("id" | "key" | "name_en" | "name_fr" | "abbreviation_en" | "abbreviation_fr" | "ror" | "crossref_funder" | "identifier_sources" | "position" | "active" | "lock_version" | "created_at" | "updated_at" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[crossref_funder]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ror]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "position" | "-position")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AgencyPage"];
        };
      };
    };
  };
  createAgency: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          abbreviation_en?: string | null;
          abbreviation_fr?: string | null;
          active?: boolean;
          crossref_funder?: string | null;
          identifier_sources?: {
            /** @enum {string} */
            confidence: "confirmed" | "high" | "medium" | "low";
            /** @enum {string} */
            scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
            source: string;
            value: string;
          }[];
          name_en: string;
          name_fr: string;
          position?: number;
          ror?: string | null;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Agency"];
          };
        };
      };
    };
  };
  getAgency: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Agency"];
          };
        };
      };
    };
  };
  replaceAgency: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          abbreviation_en?: string | null;
          abbreviation_fr?: string | null;
          active?: boolean;
          crossref_funder?: string | null;
          identifier_sources?: {
            /** @enum {string} */
            confidence: "confirmed" | "high" | "medium" | "low";
            /** @enum {string} */
            scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
            source: string;
            value: string;
          }[];
          name_en?: string;
          name_fr?: string;
          position?: number;
          ror?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Agency"];
          };
        };
      };
    };
  };
  removeAgency: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateAgency: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          abbreviation_en?: string | null;
          abbreviation_fr?: string | null;
          active?: boolean;
          crossref_funder?: string | null;
          identifier_sources?: {
            /** @enum {string} */
            confidence: "confirmed" | "high" | "medium" | "low";
            /** @enum {string} */
            scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
            source: string;
            value: string;
          }[];
          name_en?: string;
          name_fr?: string;
          position?: number;
          ror?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Agency"];
          };
        };
      };
    };
  };
  listApplicationStandings: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[application_standings]"?: ("id" | "ship_time_request_id" | "vessel_id" | "fiscal_year_id" | "place" | "of" | "priority" | "mandate_note" | "updated_by" | "updated_at" | "lock_version" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[priority]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ship_time_request_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "ship_time_request_id" | "-ship_time_request_id" | "place" | "-place" | "priority" | "-priority" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApplicationStandingPage"];
        };
      };
    };
  };
  listAuditLog: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[audit_log]"?: ("id" | "created_at" | "actor_id" | "actor" | "action" | "subject_type" | "subject_id" | "before" | "after" | "reason" | "address")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[action]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[actor_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[subject_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[subject_type]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "created_at" | "-created_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AuditEntryPage"];
        };
      };
    };
  };
  exportAuditLog: {
    parameters: {
      query?: {
        /** @description Query parameter */
        format?: "xlsx" | "csv";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
          "text/csv": string;
        };
      };
    };
  };
  confirmEmail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VerifiedEmail"];
        };
      };
    };
  };
  finishFederation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          binding: string;
          code: string;
          iss?: string | null;
          state: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Token"];
        };
      };
    };
  };
  postApiAuthFederationStart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["FederationStart"];
          };
        };
      };
    };
  };
  signIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: email */
          email: string;
          password: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Token"];
        };
      };
    };
  };
  signOutByGet: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            message: string;
          };
        };
      };
    };
  };
  signOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            message: string;
          };
        };
      };
    };
  };
  preferOneMailADay: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          "List-Unsubscribe": "One-Click";
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            message: string;
          };
        };
      };
    };
  };
  requestPasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          email?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            message: string;
          };
        };
      };
    };
  };
  findPasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PasswordReset"];
        };
      };
    };
  };
  resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: email */
          email: string;
          password: string;
          password_confirmation: string;
          token: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            message: string;
          };
        };
      };
    };
  };
  prove: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          challenge?: string | null;
          code?: string | null;
          current_password?: string | null;
          passkey?: {
            authenticatorAttachment?: string | null;
            clientExtensionResults: {
              [key: string]: unknown;
            };
            id: string;
            rawId: string;
            response: {
              authenticatorData: string;
              clientDataJSON: string;
              signature: string;
              userHandle?: string | null;
            };
            /** @enum {string} */
            type: "public-key";
          } | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["GivenProof"];
          };
        };
      };
    };
  };
  beginProof: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProofOffer"];
          };
        };
      };
    };
  };
  createRecoveryCodes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["RecoveryCodes"];
          };
        };
      };
    };
  };
  answerSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          challenge: string;
          code?: string | null;
          passkey?: {
            authenticatorAttachment?: string | null;
            clientExtensionResults: {
              [key: string]: unknown;
            };
            id: string;
            rawId: string;
            response: {
              authenticatorData: string;
              clientDataJSON: string;
              signature: string;
              userHandle?: string | null;
            };
            /** @enum {string} */
            type: "public-key";
          } | null;
          recovery_code?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Token"];
        };
      };
    };
  };
  listSecondFactors: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[second_factors]"?: ("id" | "kind" | "name" | "created_at" | "last_used_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[kind]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[last_used_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "kind" | "-kind" | "name" | "-name" | "created_at" | "-created_at" | "last_used_at" | "-last_used_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["SecondFactor"][];
            links?: components["schemas"]["PageLinks"];
            meta: {
              current_page?: number;
              from?: number | null;
              last_page?: number;
              offers: ("app" | "passkey")[];
              /** Format: uri */
              path?: string;
              per_page?: number;
              recovery_codes_left: number;
              required: boolean;
              to?: number | null;
              total?: number;
            };
          };
        };
      };
    };
  };
  createSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          code?: string | null;
          name: string;
          passkey?: {
            authenticatorAttachment?: string | null;
            clientExtensionResults: {
              [key: string]: unknown;
            };
            id: string;
            rawId: string;
            response: {
              attestationObject: string;
              clientDataJSON: string;
              transports?: string[];
            };
            /** @enum {string} */
            type: "public-key";
          } | null;
          set_up: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MadeSecondFactor"];
        };
      };
    };
  };
  removeSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          name: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["SecondFactor"];
          };
        };
      };
    };
  };
  beginSecondFactor: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["SetUpOffer"];
          };
        };
      };
    };
  };
  listSessions: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[sessions]"?: ("id" | "user_agent" | "address" | "created_at" | "last_used_at" | "expires_at" | "current")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[address]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[current]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[expires_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[last_used_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_agent]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "user_agent" | "-user_agent" | "address" | "-address" | "created_at" | "-created_at" | "last_used_at" | "-last_used_at" | "expires_at" | "-expires_at" | "current" | "-current")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SessionPage"];
        };
      };
    };
  };
  removeSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  endStoredSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          ending: string;
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  signUp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: email */
          email: string;
          first_name: string;
          invitation?: string | null;
          last_name: string;
          /** @enum {string} */
          locale?: "en" | "fr";
          password: string;
          password_confirmation: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SignedUp"];
        };
      };
    };
  };
  activateByGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VerifiedEmail"];
        };
      };
    };
  };
  activate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          password?: string;
        } | null;
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VerifiedEmail"];
        };
      };
    };
  };
  claimAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          first_name: string;
          last_name: string;
          password: string;
          password_confirmation: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VerifiedEmail"];
        };
      };
    };
  };
  findSignup: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Signup"];
        };
      };
    };
  };
  refuseAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            message: string;
          };
        };
      };
    };
  };
  resendActivation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: email */
          email: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            message: string;
          };
        };
      };
    };
  };
  getOwnToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OwnToken"];
          };
        };
      };
    };
  };
  getOwnAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OwnAccount"];
        };
      };
    };
  };
  listAvailabilityWatches: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[availability_watches]"?: ("id" | "vessel_id" | "region_id" | "start_date" | "end_date" | "min_days" | "min_berths" | "created_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[end_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[min_berths]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[min_days]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[region_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[start_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "vessel_id" | "-vessel_id" | "region_id" | "-region_id" | "start_date" | "-start_date" | "end_date" | "-end_date" | "min_days" | "-min_days" | "min_berths" | "-min_berths" | "created_at" | "-created_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AvailabilityWatchPage"];
        };
      };
    };
  };
  createAvailabilityWatch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          end_date: string;
          min_berths?: number | null;
          min_days?: number | null;
          region_id?: number | null;
          start_date: string;
          vessel_id?: number | null;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["AvailabilityWatch"];
          };
        };
      };
    };
  };
  getAvailabilityWatch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["AvailabilityWatch"];
          };
        };
      };
    };
  };
  removeAvailabilityWatch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  stopAvailabilityMails: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          "List-Unsubscribe": "One-Click";
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            message: string;
          };
        };
      };
    };
  };
  createBackup: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted; the work has begun */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Backup"];
          };
        };
      };
    };
  };
  listBerthRequest: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[berth_requests]"?: ("id" | "mission_id" | "fiscal_year_id" | "vessel_id" | "voyage_title" | "start_date" | "end_date" | "voyage" | "user" | "ship_time_request_id" | "project_title" | "berths" | "days_aboard" | "objectives" | "equipment" | "state" | "granted_berths" | "is_questioned" | "word" | "reason" | "decided_at" | "spare_berths" | "entries" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[mission_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[of_voyage]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ship_time_request_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[state]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at" | "start_date" | "-start_date")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BerthRequestPage"];
        };
      };
    };
  };
  askForBerths: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          berths: number;
          days_aboard?: number | null;
          equipment?: string | null;
          mission_id: number;
          objectives: string;
          ship_time_request_id?: number | null;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["BerthRequest"];
          };
        };
      };
    };
  };
  getBerthRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["BerthRequest"];
          };
        };
      };
    };
  };
  acceptGuests: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          berths: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["BerthRequest"];
          };
        };
      };
    };
  };
  agreeToGuests: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          note?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["BerthRequest"];
          };
        };
      };
    };
  };
  answerAboutBerths: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          details: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["BerthRequest"];
          };
        };
      };
    };
  };
  askGuests: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          details: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["BerthRequest"];
          };
        };
      };
    };
  };
  declineGuests: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["BerthRequest"];
          };
        };
      };
    };
  };
  disagreeToGuests: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          note?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["BerthRequest"];
          };
        };
      };
    };
  };
  takeBerthsBack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["BerthRequest"];
          };
        };
      };
    };
  };
  withdrawBerthRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          reason?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["BerthRequest"];
          };
        };
      };
    };
  };
  listCalendarFeeds: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[calendar_feeds]"?: ("id" | "vessel_id" | "created_at" | "url")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[url]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "vessel_id" | "-vessel_id" | "created_at" | "-created_at" | "url" | "-url")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CalendarFeedPage"];
        };
      };
    };
  };
  createCalendarFeed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          vessel_id?: number | null;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["CalendarFeed"];
          };
        };
      };
    };
  };
  removeCalendarFeed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  readCalendarFeed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/calendar": string;
        };
      };
    };
  };
  listCapabilities: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[capabilities]"?: ("id" | "key" | "name_en" | "name_fr" | "kind" | "position" | "active" | "lock_version" | "created_at" | "updated_at" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "position" | "-position")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CapabilityPage"];
        };
      };
    };
  };
  createCapability: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          active?: boolean;
          /** @enum {string} */
          kind: "fishing" | "handling" | "laboratory" | "ship" | "waters";
          name_en: string;
          name_fr: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Capability"];
          };
        };
      };
    };
  };
  getCapability: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Capability"];
          };
        };
      };
    };
  };
  replaceCapability: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          /** @enum {string} */
          kind?: "fishing" | "handling" | "laboratory" | "ship" | "waters";
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Capability"];
          };
        };
      };
    };
  };
  removeCapability: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateCapability: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          /** @enum {string} */
          kind?: "fishing" | "handling" | "laboratory" | "ship" | "waters";
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Capability"];
          };
        };
      };
    };
  };
  listCoastalStates: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[coastal_states]"?: ("id" | "key" | "name_en" | "name_fr" | "iso_code" | "clearance_days" | "clearance_authority_en" | "clearance_authority_fr" | "clearance_source" | "clearance_note_en" | "clearance_note_fr" | "position" | "active" | "lock_version" | "created_at" | "updated_at" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "position" | "-position")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CoastalStatePage"];
        };
      };
    };
  };
  createCoastalState: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          active?: boolean;
          clearance_authority_en?: string | null;
          clearance_authority_fr?: string | null;
          clearance_days?: number | null;
          clearance_note_en?: string | null;
          clearance_note_fr?: string | null;
          clearance_source?: string | null;
          iso_code?: string | null;
          name_en: string;
          name_fr: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["CoastalState"];
          };
        };
      };
    };
  };
  getCoastalState: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["CoastalState"];
          };
        };
      };
    };
  };
  replaceCoastalState: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          clearance_authority_en?: string | null;
          clearance_authority_fr?: string | null;
          clearance_days?: number | null;
          clearance_note_en?: string | null;
          clearance_note_fr?: string | null;
          clearance_source?: string | null;
          iso_code?: string | null;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["CoastalState"];
          };
        };
      };
    };
  };
  removeCoastalState: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateCoastalState: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          clearance_authority_en?: string | null;
          clearance_authority_fr?: string | null;
          clearance_days?: number | null;
          clearance_note_en?: string | null;
          clearance_note_fr?: string | null;
          clearance_source?: string | null;
          iso_code?: string | null;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["CoastalState"];
          };
        };
      };
    };
  };
  getCosts: {
    parameters: {
      query: {
        /** @description Query parameter */
        fiscal_year_id: number;
        /** @description Query parameter */
        scenario_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["PlanCosts"];
          };
        };
      };
    };
  };
  listDeliveredVoyages: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[delivered_voyages]"?: ("id" | "vessel_plan_id" | "vessel_id" | "fiscal_year_id" | "outside_number" | "title" | "start_date" | "end_date" | "days" | "mobilization_port_id" | "demobilization_port_id" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[end_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[start_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[title]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_plan_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "title" | "-title" | "start_date" | "-start_date" | "end_date" | "-end_date")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeliveredVoyagePage"];
        };
      };
    };
  };
  removeDeliveredVoyage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getExpectedDelivery: {
    parameters: {
      query: {
        /** @description Query parameter */
        fiscal_year_id: number;
        /** @description Query parameter */
        scenario_id?: number;
        /** @description Query parameter */
        seed?: number;
        /** @description Query parameter */
        years?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ExpectedDelivery"];
          };
        };
      };
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the previous answer; omit it to start with the oldest event kept, or use `latest` for new events only */
        after?: string;
        /** @description Attributes to return; all others are left out */
        "fields[events]"?: ("id" | "type" | "created_at" | "data")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[type]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description 1 to 200; default 100 */
        limit?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Event"][];
            has_more: boolean;
            next_cursor: string;
          };
        };
      };
    };
  };
  listFaqs: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[faqs]"?: ("id" | "key" | "question_en" | "question_fr" | "answer_en" | "answer_fr" | "position" | "active" | "lock_version" | "created_at" | "updated_at" | "question" | "answer")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[answer]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[question]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "question" | "-question" | "position" | "-position")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FaqPage"];
        };
      };
    };
  };
  createFaq: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          active?: boolean;
          answer_en: string;
          answer_fr: string;
          position?: number;
          question_en: string;
          question_fr: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Faq"];
          };
        };
      };
    };
  };
  getFaq: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Faq"];
          };
        };
      };
    };
  };
  replaceFaq: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          answer_en?: string;
          answer_fr?: string;
          position?: number;
          question_en?: string;
          question_fr?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Faq"];
          };
        };
      };
    };
  };
  removeFaq: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateFaq: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          answer_en?: string;
          answer_fr?: string;
          position?: number;
          question_en?: string;
          question_fr?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Faq"];
          };
        };
      };
    };
  };
  listFiscalYears: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[fiscal_years]"?: ("id" | "name" | "start_date" | "end_date" | "deadline_at" | "active" | "lock_version" | "created_at" | "updated_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[deadline_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[end_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[in_use]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[start_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "start_date" | "-start_date" | "deadline_at" | "-deadline_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FiscalYearPage"];
        };
      };
    };
  };
  createFiscalYear: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          active?: boolean;
          /** Format: date-time */
          deadline_at?: string;
          start_date: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["FiscalYear"];
          };
        };
      };
    };
  };
  getFiscalYear: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["FiscalYear"];
          };
        };
      };
    };
  };
  replaceFiscalYear: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          /** Format: date-time */
          deadline_at?: string;
          reason?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["FiscalYear"];
          };
        };
      };
    };
  };
  removeFiscalYear: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateFiscalYear: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          /** Format: date-time */
          deadline_at?: string;
          reason?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["FiscalYear"];
          };
        };
      };
    };
  };
  listVoyageReportsOfYear: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[voyage_reports]"?: ("id" | "project_title" | "vessel_id" | "proponent" | "state" | "last_day" | "overdue_days" | "planned_days" | "delivered_days" | "weather_days" | "breakdown_days" | "other_days" | "done_stations" | "stations_count" | "submitted_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[breakdown_days]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[delivered_days]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[done_stations]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[last_day]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[other_days]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[overdue_days]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[planned_days]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[project_title]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[state]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[stations_count]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[submitted_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[weather_days]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "project_title" | "-project_title" | "vessel_id" | "-vessel_id" | "state" | "-state" | "last_day" | "-last_day" | "overdue_days" | "-overdue_days" | "planned_days" | "-planned_days" | "delivered_days" | "-delivered_days" | "weather_days" | "-weather_days" | "breakdown_days" | "-breakdown_days" | "other_days" | "-other_days" | "done_stations" | "-done_stations" | "stations_count" | "-stations_count" | "submitted_at" | "-submitted_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VoyageReportOfYearPage"];
        };
      };
    };
  };
  getWeights: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProposalWeights"];
          };
        };
      };
    };
  };
  replaceWeights: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          few_berths?: number;
          first_place?: number;
          mission_days?: number;
          other_vessel?: number;
          outside_preferred?: number;
          priority_2?: number;
          priority_3?: number;
          priority_4?: number;
          priority_5?: number;
          second_choice?: number;
          transit_days?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProposalWeights"];
          };
        };
      };
    };
  };
  updateWeights: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          few_berths?: number;
          first_place?: number;
          mission_days?: number;
          other_vessel?: number;
          outside_preferred?: number;
          priority_2?: number;
          priority_3?: number;
          priority_4?: number;
          priority_5?: number;
          second_choice?: number;
          transit_days?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProposalWeights"];
          };
        };
      };
    };
  };
  listFleetPlans: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[fleet_plans]"?: ("id" | "fiscal_year_id" | "fiscal_year_name" | "latest_version" | "published_at" | "vessels_published" | "vessels" | "awaited_vessel_ids" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "fiscal_year_id" | "-fiscal_year_id" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FleetPlanPage"];
        };
      };
    };
  };
  getFleetPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["FleetPlan"];
          };
        };
      };
    };
  };
  listFleetVersions: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[fleet_plan_versions]"?: ("id" | "fleet_plan_id" | "number" | "reason" | "is_latest" | "author_id" | "author" | "created_at" | "snapshot")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[author_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fleet_plan_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[is_latest]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[number]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[reason]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "fleet_plan_id" | "-fleet_plan_id" | "number" | "-number" | "reason" | "-reason" | "is_latest" | "-is_latest" | "author_id" | "-author_id" | "created_at" | "-created_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FleetVersionPage"];
        };
      };
    };
  };
  createFleetVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["FleetVersion"];
          };
        };
      };
    };
  };
  getFleetVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        version: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["FleetVersion"];
          };
        };
      };
    };
  };
  exportFleetVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        version: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        };
      };
    };
  };
  printFleetVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        version: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
    };
  };
  findInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["InvitationByLink"];
          };
        };
      };
    };
  };
  acceptInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["AcceptedInvitation"];
          };
        };
      };
    };
  };
  getLedger: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Ledger"];
          };
        };
      };
    };
  };
  exportLedgerHeads: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
    };
  };
  verifyLedger: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["LedgerVerdict"];
          };
        };
      };
    };
  };
  listLettersOfIntent: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[letters_of_intent]"?: ("id" | "user_id" | "user" | "title" | "summary" | "years" | "days" | "first_month" | "last_month" | "region_id" | "project_area_ids" | "vessel_id" | "berths" | "withdrawn_at" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[project_area_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[region_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[withdrawn]"?: boolean[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "title" | "-title" | "days" | "-days" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LetterOfIntentPage"];
        };
      };
    };
  };
  createLetterOfIntent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          berths?: number | null;
          days: number;
          first_month: number;
          fiscal_year_ids: number[];
          last_month: number;
          project_area_ids?: number[] | null;
          region_id?: number | null;
          summary: string;
          title: string;
          vessel_id?: number | null;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["LetterOfIntent"];
          };
        };
      };
    };
  };
  getLetterOfIntent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["LetterOfIntent"];
          };
        };
      };
    };
  };
  replaceLetterOfIntent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          berths?: number | null;
          days?: number;
          first_month?: number;
          fiscal_year_ids?: number[];
          last_month?: number;
          project_area_ids?: number[] | null;
          region_id?: number | null;
          summary?: string;
          title?: string;
          vessel_id?: number | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["LetterOfIntent"];
          };
        };
      };
    };
  };
  updateLetterOfIntent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          berths?: number | null;
          days?: number;
          first_month?: number;
          fiscal_year_ids?: number[];
          last_month?: number;
          project_area_ids?: number[] | null;
          region_id?: number | null;
          summary?: string;
          title?: string;
          vessel_id?: number | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["LetterOfIntent"];
          };
        };
      };
    };
  };
  applyWithLetterOfIntent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          fiscal_year_id: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["LetterOfIntent"];
          };
        };
      };
    };
  };
  withdrawLetterOfIntent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["LetterOfIntent"];
          };
        };
      };
    };
  };
  sumForeseenDemand: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[foreseen_demand]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[project_area_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[region_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[withdrawn]"?: boolean[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ForeseenDemand"];
          };
        };
      };
    };
  };
  exportLettersOfIntent: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[letters_of_intent]"?: ("id" | "user_id" | "user" | "title" | "summary" | "years" | "days" | "first_month" | "last_month" | "region_id" | "project_area_ids" | "vessel_id" | "berths" | "withdrawn_at" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[project_area_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[region_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[withdrawn]"?: boolean[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "title" | "-title" | "days" | "-days" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        };
      };
    };
  };
  openLiveStream: {
    parameters: {
      query?: {
        /** @description `kind:id` pairs separated by commas, such as `user:1,vessel_plan:3` */
        topics?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": string;
        };
      };
    };
  };
  listDemoMails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mail"][];
          };
        };
      };
    };
  };
  downloadDemoMailFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        position: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/calendar": string;
        };
      };
    };
  };
  listMarineProtectedAreas: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[marine_protected_areas]"?: ("id" | "key" | "name_en" | "name_fr" | "kind" | "latitude" | "longitude" | "position" | "active" | "lock_version" | "created_at" | "updated_at" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "position" | "-position")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MarineProtectedAreaPage"];
        };
      };
    };
  };
  createMarineProtectedArea: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          active?: boolean;
          kind?: string | null;
          latitude?: number | null;
          longitude?: number | null;
          name_en: string;
          name_fr: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["MarineProtectedArea"];
          };
        };
      };
    };
  };
  getMarineProtectedArea: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["MarineProtectedArea"];
          };
        };
      };
    };
  };
  replaceMarineProtectedArea: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          kind?: string | null;
          latitude?: number | null;
          longitude?: number | null;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["MarineProtectedArea"];
          };
        };
      };
    };
  };
  removeMarineProtectedArea: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateMarineProtectedArea: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          kind?: string | null;
          latitude?: number | null;
          longitude?: number | null;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["MarineProtectedArea"];
          };
        };
      };
    };
  };
  listMissions: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[missions]"?: ("id" | "vessel_plan_id" | "ship_time_request_id" | "number" | "title" | "requested_berths" | "approved_berths" | "mobilization_days" | "operational_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "port_calls" | "port_call_stops" | "start_date" | "start_fraction" | "notes" | "guest_berths" | "end_date" | "overlap_kept" | "outside_number" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[number]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[scenario_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ship_time_request_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[start_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[title]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_plan_id]"?: number[];
        /** @description Related resources to include, separated by commas */
        include?: "shipTimeRequest"[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "number" | "-number" | "title" | "-title" | "start_date" | "-start_date" | "operational_days" | "-operational_days" | "vessel_plan_id" | "-vessel_plan_id" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MissionPage"];
        };
      };
    };
  };
  getMission: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[missions]"?: ("id" | "vessel_plan_id" | "ship_time_request_id" | "number" | "title" | "requested_berths" | "approved_berths" | "mobilization_days" | "operational_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "port_calls" | "port_call_stops" | "start_date" | "start_fraction" | "notes" | "guest_berths" | "end_date" | "overlap_kept" | "outside_number" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Related resources to include, separated by commas */
        include?: "shipTimeRequest"[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
          };
        };
      };
    };
  };
  replaceMission: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          approved_berths?: number | null;
          demobilization_days?: number;
          demobilization_port_id?: number | null;
          mobilization_days?: number;
          mobilization_port_id?: number | null;
          notes?: string | null;
          operational_days?: number;
          readonly port_call_stops?: {
            day: number;
            /** @default null */
            days?: number | null;
            port_id: number;
          }[];
          port_calls?: number;
          requested_berths?: number | null;
          start_date?: string | null;
          start_fraction?: number;
          title?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
          };
        };
      };
    };
  };
  removeMission: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateMission: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          approved_berths?: number | null;
          demobilization_days?: number;
          demobilization_port_id?: number | null;
          mobilization_days?: number;
          mobilization_port_id?: number | null;
          notes?: string | null;
          operational_days?: number;
          readonly port_call_stops?: {
            day: number;
            /** @default null */
            days?: number | null;
            port_id: number;
          }[];
          port_calls?: number;
          requested_berths?: number | null;
          start_date?: string | null;
          start_fraction?: number;
          title?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
          };
        };
      };
    };
  };
  listMissionActivity: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[activity]"?: ("id" | "created_at" | "user" | "action" | "mission_id" | "message" | "changes" | "before" | "after" | "reason" | "can" | "refusal")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[action]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[mission_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "created_at" | "-created_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ActivityEntryPage"];
        };
      };
    };
  };
  revertMissionActivity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        entry: number;
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ActivityEntry"];
          };
        };
      };
    };
  };
  joinMissions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          with: number;
          with_lock_version?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
          };
        };
      };
    };
  };
  listKeptConflicts: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[kept_conflicts]"?: ("id" | "mission_id" | "other_mission_id" | "constraint_id" | "days" | "code" | "reason" | "user_id" | "by" | "created_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[by]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[code]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[constraint_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[days]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[mission_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[other_mission_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[reason]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "mission_id" | "-mission_id" | "other_mission_id" | "-other_mission_id" | "constraint_id" | "-constraint_id" | "days" | "-days" | "code" | "-code" | "reason" | "-reason" | "user_id" | "-user_id" | "by" | "-by" | "created_at" | "-created_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["KeptConflictPage"];
        };
      };
    };
  };
  createKeptConflict: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          code: "overlap" | "constraint_overlap" | "transit_short" | "transit_impossible" | "passage_short" | "passage_impossible" | "port_call_outside" | "port_call_late" | "outside_fiscal_year" | "outside_window" | "shoulder_outside_window" | "start_not_preferred" | "berths_minimum" | "berths_ideal" | "berths_over" | "helicopter" | "endurance" | "range" | "port_closed" | "port_too_shallow" | "capability" | "equipment_short" | "outside_waters" | "outside_region" | "days_short" | "days_over" | "not_chosen_vessel" | "own_missions_overlap" | "no_contingency" | "turn_round_short" | "unscheduled" | "not_checked";
          constraint_id?: number | null;
          days?: number | null;
          other_mission_id?: number | null;
          reason: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["KeptConflict"];
            meta: {
              missions: components["schemas"]["Mission"][];
            };
          };
        };
      };
    };
  };
  removeKeptConflict: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        kept: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  moveMission: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          keep_dates?: boolean;
          start_date?: string | null;
          start_fraction?: number;
          vessel_id: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
          };
        };
      };
    };
  };
  splitMission: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          operational_days?: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
            meta: {
              first: components["schemas"]["Mission"];
            };
          };
        };
      };
    };
  };
  takeMissionBack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          vessel_plan_id: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
          };
        };
      };
    };
  };
  importMissions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description true: return what would happen without saving anything
           * @default false
           */
          dry_run?: boolean;
          /**
           * @description whether the end date is the last day, or the first day after it
           * @default included
           * @enum {string}
           */
          end_day?: "included" | "excluded";
          /**
           * @description true: remove missions of an earlier import that are no longer in the file
           * @default false
           */
          remove_absent?: boolean;
          rows: {
            row: number;
            values: {
              /**
               * @description days of the row; used to check how the end date is read
               * @default null
               */
              days?: string | null;
              /** @default null */
              demobilization_days?: string | null;
              /**
               * @description name of the port in English or French, or its key
               * @default null
               */
              demobilization_port?: string | null;
              /**
               * @description last day of demobilization (YYYY-MM-DD), or the day after it: see `end_day`
               * @default null
               */
              end_date?: string | null;
              /**
               * @description planned or delivered, in English or French; revised counts as planned, actual as delivered
               * @default null
               */
              kind?: string | null;
              /** @default null */
              mobilization_days?: string | null;
              /**
               * @description name of the port in English or French, or its key
               * @default null
               */
              mobilization_port?: string | null;
              /**
               * @description number of the row in its own system; a later import recognizes the row by it
               * @default null
               */
              outside_number?: string | null;
              /**
               * @description port, day of arrival and days alongside of each call: `Halifax, 2027-06-12, 1; Sydney, 2027-06-20`
               * @default null
               */
              port_call_stops?: string | null;
              /**
               * @description first day of mobilization, YYYY-MM-DD
               * @default null
               */
              start_date?: string | null;
              /** @default null */
              title?: string | null;
              /**
               * @description name of the vessel in English or French, with or without CCGS/NGCC, or its id
               * @default null
               */
              vessel?: string | null;
            };
          }[];
          /**
           * @description kind of rows that state none; null: refuse these rows
           * @default null
           */
          usual_kind?: ("planned" | "delivered") | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ImportedRow"][];
            meta: {
              /** @description missions of an earlier import that are no longer in this file */
              absent: number;
              changed: number;
              created: number;
              created_plans: number;
              dry_run: boolean;
              left: number;
              /** @description fiscal years of the file that are missing in the portal */
              missing_years: string[];
              refused: number;
              /** @description titles of missions that are no longer in the file */
              removed: string[];
            };
          };
        };
      };
    };
  };
  listNotices: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[notices]"?: ("id" | "kind" | "message" | "quote" | "ship_time_request_id" | "path" | "created_at" | "read_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[kind]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[read_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[unread]"?: boolean[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "created_at" | "-created_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Notice"][];
            links?: components["schemas"]["PageLinks"];
            meta: {
              current_page?: number;
              from?: number | null;
              last_page?: number;
              /** Format: uri */
              path?: string;
              per_page?: number;
              to?: number | null;
              total: number;
              unread: number;
            };
          };
        };
      };
    };
  };
  getNotice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Notice"];
          };
        };
      };
    };
  };
  replaceNotice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /** @default true */
          read?: boolean;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Notice"];
          };
        };
      };
    };
  };
  updateNotice: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /** @default true */
          read?: boolean;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Notice"];
          };
        };
      };
    };
  };
  readNotices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          ids?: number[] | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              read: number;
            };
          };
        };
      };
    };
  };
  listOpenVoyage: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[open_voyages]"?: ("id" | "fiscal_year_id" | "vessel_id" | "title" | "start_date" | "start_fraction" | "end_date" | "operational_days" | "mobilization_port_id" | "demobilization_port_id" | "project_area_ids" | "spare_berths" | "berth_request_id" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[berth_request_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[demobilization_port_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[end_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[mobilization_port_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[operational_days]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[spare_berths]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[start_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[start_fraction]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[title]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "fiscal_year_id" | "-fiscal_year_id" | "vessel_id" | "-vessel_id" | "title" | "-title" | "start_date" | "-start_date" | "start_fraction" | "-start_fraction" | "end_date" | "-end_date" | "operational_days" | "-operational_days" | "mobilization_port_id" | "-mobilization_port_id" | "demobilization_port_id" | "-demobilization_port_id" | "spare_berths" | "-spare_berths" | "berth_request_id" | "-berth_request_id")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OpenVoyagePage"];
        };
      };
    };
  };
  listOpenSchedules: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[open_schedules]"?: ("id" | "fiscal_year" | "start_date" | "end_date" | "latest_version" | "published_at" | "updated_at" | "latest" | "versions")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[end_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[latest_version]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[published_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[start_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "fiscal_year" | "-fiscal_year" | "start_date" | "-start_date" | "end_date" | "-end_date" | "latest_version" | "-latest_version" | "published_at" | "-published_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OpenYearPage"];
        };
      };
    };
  };
  getOpenScheduleCsv: {
    parameters: {
      query?: {
        /** @description Language of the answer */
        lang?: "en" | "fr";
      };
      header?: never;
      path: {
        /** @description name of the fiscal year, such as `2027-2028` */
        fiscal_year: string;
        /** @description a number, or `latest` */
        version: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
    };
  };
  getOpenScheduleGeoJson: {
    parameters: {
      query?: {
        /** @description Language of the answer */
        lang?: "en" | "fr";
      };
      header?: never;
      path: {
        /** @description name of the fiscal year, such as `2027-2028` */
        fiscal_year: string;
        /** @description a number, or `latest` */
        version: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/geo+json": string;
        };
      };
    };
  };
  getOpenScheduleCalendar: {
    parameters: {
      query?: {
        /** @description Language of the answer */
        lang?: "en" | "fr";
      };
      header?: never;
      path: {
        /** @description name of the fiscal year, such as `2027-2028` */
        fiscal_year: string;
        /** @description a number, or `latest` */
        version: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/calendar": string;
        };
      };
    };
  };
  getOpenSchedule: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description name of the fiscal year, such as `2027-2028` */
        fiscal_year: string;
        /** @description a number, or `latest` */
        version: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OpenSchedule"];
          };
        };
      };
    };
  };
  getOpenLegsCsv: {
    parameters: {
      query?: {
        /** @description Language of the answer */
        lang?: "en" | "fr";
      };
      header?: never;
      path: {
        /** @description name of the fiscal year, such as `2027-2028` */
        fiscal_year: string;
        /** @description a number, or `latest` */
        version: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
    };
  };
  listAllOperatingHours: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[operating_hours]"?: ("id" | "key" | "name_en" | "name_fr" | "hours" | "position" | "active" | "lock_version" | "created_at" | "updated_at" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "position" | "-position")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OperatingHoursPage"];
        };
      };
    };
  };
  createOperatingHours: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          active?: boolean;
          hours: number;
          name_en: string;
          name_fr: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OperatingHours"];
          };
        };
      };
    };
  };
  getOperatingHours: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OperatingHours"];
          };
        };
      };
    };
  };
  replaceOperatingHours: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          hours?: number;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OperatingHours"];
          };
        };
      };
    };
  };
  removeOperatingHours: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateOperatingHours: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          hours?: number;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OperatingHours"];
          };
        };
      };
    };
  };
  listAllOperatingHoursHyphenated: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[operating_hours]"?: ("id" | "key" | "name_en" | "name_fr" | "hours" | "position" | "active" | "lock_version" | "created_at" | "updated_at" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "position" | "-position")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OperatingHoursPage"];
        };
      };
    };
  };
  createOperatingHoursHyphenated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          active?: boolean;
          hours: number;
          name_en: string;
          name_fr: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OperatingHours"];
          };
        };
      };
    };
  };
  getOperatingHoursHyphenated: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OperatingHours"];
          };
        };
      };
    };
  };
  replaceOperatingHoursHyphenated: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          hours?: number;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OperatingHours"];
          };
        };
      };
    };
  };
  removeOperatingHoursHyphenated: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateOperatingHoursHyphenated: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          hours?: number;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OperatingHours"];
          };
        };
      };
    };
  };
  getOperation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Operation"];
          };
        };
      };
    };
  };
  listOutages: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[outages]"?: ("id" | "vessel_id" | "name" | "start_date" | "end_date" | "duration_days" | "port_id" | "kind" | "lock_version" | "created_at" | "updated_at" | "can" | "fiscal_year_ids" | "reported_by" | "affected_missions")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[end_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[start_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "start_date" | "-start_date" | "end_date" | "-end_date")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OutageRowPage"];
        };
      };
    };
  };
  createOutage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          end_date: string;
          reason: string;
          start_date: string;
          vessel_id: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Outage"];
          };
        };
      };
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Outage"];
          };
        };
      };
    };
  };
  getOutage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Outage"];
          };
        };
      };
    };
  };
  getOutageNotices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["NoticeDrafts"];
          };
        };
      };
    };
  };
  sendOutageNotices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          notices: {
            ship_time_request_id: number;
            texts: {
              en?: string;
              fr?: string;
            };
          }[];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["NoticeDrafts"];
          };
        };
      };
    };
  };
  replanOutage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          other_regions?: boolean;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Outage"];
          };
        };
      };
    };
  };
  listOutbox: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[outbox]"?: ("id" | "kind" | "to" | "user_id" | "language" | "subject" | "state" | "attempts" | "last_error" | "created_at" | "sent_at" | "next_attempt_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[kind]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[sent_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[state]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "created_at" | "-created_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OutboxMailPage"];
        };
      };
    };
  };
  resendMail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OutboxMail"];
          };
        };
      };
    };
  };
  listOverruledDistances: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[overruled_distances]"?: ("id" | "from_port_id" | "to_port_id" | "nautical_miles" | "reason" | "user_id" | "by" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[by]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[from_port_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[lock_version]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[nautical_miles]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[reason]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[to_port_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "from_port_id" | "-from_port_id" | "to_port_id" | "-to_port_id" | "nautical_miles" | "-nautical_miles" | "reason" | "-reason" | "user_id" | "-user_id" | "by" | "-by" | "lock_version" | "-lock_version" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OverruledDistancePage"];
        };
      };
    };
  };
  createOverruledDistance: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          from_port_id: number;
          nautical_miles: number;
          reason: string;
          to_port_id: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OverruledDistance"];
          };
        };
      };
    };
  };
  getOverruledDistance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OverruledDistance"];
          };
        };
      };
    };
  };
  replaceOverruledDistance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          nautical_miles?: number;
          reason?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OverruledDistance"];
          };
        };
      };
    };
  };
  removeOverruledDistance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateOverruledDistance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          nautical_miles?: number;
          reason?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["OverruledDistance"];
          };
        };
      };
    };
  };
  listPeople: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[people]"?: ("id" | "first_name" | "last_name" | "affiliation" | "email" | "orcid")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[affiliation]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[last_name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "last_name" | "-last_name")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PersonPage"];
        };
      };
    };
  };
  getPerson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Person"];
          };
        };
      };
    };
  };
  listPortDistances: {
    parameters: {
      query?: {
        /** @description Query parameter */
        port_ids?: string;
        /** @description Query parameter */
        vessel_plan_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["PortDistance"][];
          };
        };
      };
    };
  };
  getPortal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Portal"];
          };
        };
      };
    };
  };
  listPorts: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[ports]"?: ("id" | "key" | "name_en" | "name_fr" | "country" | "province" | "region_id" | "latitude" | "longitude" | "season_start" | "season_end" | "time_zone" | "max_draft" | "un_locode" | "identifier_sources" | "position" | "active" | "lock_version" | "created_at" | "updated_at" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[un_locode]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "position" | "-position")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PortPage"];
        };
      };
    };
  };
  createPort: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          active?: boolean;
          country: string;
          identifier_sources?: {
            /** @enum {string} */
            confidence: "confirmed" | "high" | "medium" | "low";
            /** @enum {string} */
            scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
            source: string;
            value: string;
          }[];
          latitude?: number | null;
          longitude?: number | null;
          max_draft?: number | null;
          name_en: string;
          name_fr: string;
          position?: number;
          province?: string | null;
          region_id?: number | null;
          season_end?: string | null;
          season_start?: string | null;
          time_zone?: string | null;
          un_locode?: string | null;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Port"];
          };
        };
      };
    };
  };
  getPort: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Port"];
          };
        };
      };
    };
  };
  replacePort: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          country?: string;
          identifier_sources?: {
            /** @enum {string} */
            confidence: "confirmed" | "high" | "medium" | "low";
            /** @enum {string} */
            scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
            source: string;
            value: string;
          }[];
          latitude?: number | null;
          longitude?: number | null;
          max_draft?: number | null;
          name_en?: string;
          name_fr?: string;
          position?: number;
          province?: string | null;
          region_id?: number | null;
          season_end?: string | null;
          season_start?: string | null;
          time_zone?: string | null;
          un_locode?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Port"];
          };
        };
      };
    };
  };
  removePort: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updatePort: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          country?: string;
          identifier_sources?: {
            /** @enum {string} */
            confidence: "confirmed" | "high" | "medium" | "low";
            /** @enum {string} */
            scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
            source: string;
            value: string;
          }[];
          latitude?: number | null;
          longitude?: number | null;
          max_draft?: number | null;
          name_en?: string;
          name_fr?: string;
          position?: number;
          province?: string | null;
          region_id?: number | null;
          season_end?: string | null;
          season_start?: string | null;
          time_zone?: string | null;
          un_locode?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Port"];
          };
        };
      };
    };
  };
  listProjectAreas: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[project_areas]"?: ("id" | "key" | "name_en" | "name_fr" | "ocean" | "position" | "active" | "lock_version" | "created_at" | "updated_at" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "position" | "-position")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectAreaPage"];
        };
      };
    };
  };
  createProjectArea: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          active?: boolean;
          name_en: string;
          name_fr: string;
          ocean?: string | null;
          position?: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProjectArea"];
          };
        };
      };
    };
  };
  getProjectArea: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProjectArea"];
          };
        };
      };
    };
  };
  replaceProjectArea: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          name_en?: string;
          name_fr?: string;
          ocean?: string | null;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProjectArea"];
          };
        };
      };
    };
  };
  removeProjectArea: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateProjectArea: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          name_en?: string;
          name_fr?: string;
          ocean?: string | null;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProjectArea"];
          };
        };
      };
    };
  };
  listProjectTypes: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[project_types]"?: ("id" | "key" | "name_en" | "name_fr" | "position" | "active" | "lock_version" | "created_at" | "updated_at" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "position" | "-position")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTypePage"];
        };
      };
    };
  };
  createProjectType: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          active?: boolean;
          name_en: string;
          name_fr: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProjectType"];
          };
        };
      };
    };
  };
  getProjectType: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProjectType"];
          };
        };
      };
    };
  };
  replaceProjectType: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProjectType"];
          };
        };
      };
    };
  };
  removeProjectType: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateProjectType: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProjectType"];
          };
        };
      };
    };
  };
  listProjectTypesHyphenated: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[project_types]"?: ("id" | "key" | "name_en" | "name_fr" | "position" | "active" | "lock_version" | "created_at" | "updated_at" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "position" | "-position")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectTypePage"];
        };
      };
    };
  };
  createProjectTypeHyphenated: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          active?: boolean;
          name_en: string;
          name_fr: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProjectType"];
          };
        };
      };
    };
  };
  getProjectTypeHyphenated: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProjectType"];
          };
        };
      };
    };
  };
  replaceProjectTypeHyphenated: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProjectType"];
          };
        };
      };
    };
  };
  removeProjectTypeHyphenated: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateProjectTypeHyphenated: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProjectType"];
          };
        };
      };
    };
  };
  listProponentRequest: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[proponent_requests]"?: ("id" | "user_id" | "first_name" | "last_name" | "email" | "kind" | "organization" | "agency" | "grant_number" | "letter" | "state" | "reason" | "decided_at" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[agency]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[decided_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[email]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[first_name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[grant_number]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[kind]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[last_name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[letter]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[lock_version]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[organization]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[reason]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[state]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "user_id" | "-user_id" | "first_name" | "-first_name" | "last_name" | "-last_name" | "email" | "-email" | "kind" | "-kind" | "organization" | "-organization" | "agency" | "-agency" | "grant_number" | "-grant_number" | "letter" | "-letter" | "state" | "-state" | "reason" | "-reason" | "decided_at" | "-decided_at" | "lock_version" | "-lock_version" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProponentRequestPage"];
        };
      };
    };
  };
  createProponentRequest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          agency: string;
          grant_number: string;
          /** @enum {string} */
          kind: "university";
          organization: string;
        } | {
          /** @enum {string} */
          kind: "organization";
          letter: string;
          organization: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProponentRequest"];
          };
        };
      };
    };
  };
  getProponentRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProponentRequest"];
          };
        };
      };
    };
  };
  grantProponentRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProponentRequest"];
          };
        };
      };
    };
  };
  refuseProponentRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ProponentRequest"];
          };
        };
      };
    };
  };
  listProposals: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[proposals]"?: ("id" | "fiscal_year_id" | "user_id" | "scenario_id" | "vessel_ids" | "mode" | "preset" | "state" | "failure" | "progress" | "changes" | "unplaced" | "metrics" | "costs" | "certificate" | "must_sail" | "repro" | "weights" | "created_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[failure]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[mode]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[preset]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[scenario_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[state]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "fiscal_year_id" | "-fiscal_year_id" | "user_id" | "-user_id" | "scenario_id" | "-scenario_id" | "mode" | "-mode" | "preset" | "-preset" | "state" | "-state" | "failure" | "-failure" | "created_at" | "-created_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProposalPage"];
        };
      };
    };
  };
  createProposal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          allow_other_waters?: boolean;
          allow_unknown?: boolean;
          fiscal_year_id: number;
          iterations?: number;
          least_part_days?: number | null;
          locked_mission_ids?: number[];
          max_seconds?: number;
          /** @enum {string} */
          mode: "fill" | "improve" | "replan";
          must_sail?: number[];
          /** @enum {string} */
          preset?: "balanced" | "science" | "least_change" | "least_transit";
          scenario_id?: number;
          seed?: number;
          shorten_share?: number;
          stability?: number;
          vessel_ids?: number[];
          weights?: {
            days?: number;
            missions?: number;
            preferred_start?: number;
            transit?: number;
            vessel_choice?: number;
          };
        };
      };
    };
    responses: {
      /** @description Accepted; the work has begun */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Proposal"];
          };
        };
      };
    };
  };
  getProposal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Proposal"];
          };
        };
      };
    };
  };
  removeProposal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Proposal"];
          };
        };
      };
    };
  };
  applyProposal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          change_ids: "all" | number[];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Proposal"];
          };
        };
      };
    };
  };
  explainProposal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        request: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Explanation"];
          };
        };
      };
    };
  };
  takeProposalBack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Proposal"];
          };
        };
      };
    };
  };
  getReceipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        receipt: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Receipt"];
          };
        };
      };
    };
  };
  getReferenceLists: {
    parameters: {
      query: {
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Query parameter */
        names: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              agencies?: components["schemas"]["Agency"][];
              capabilities?: components["schemas"]["Capability"][];
              coastal_states?: components["schemas"]["CoastalState"][];
              fiscal_years?: components["schemas"]["FiscalYear"][];
              marine_protected_areas?: components["schemas"]["MarineProtectedArea"][];
              operating_hours?: components["schemas"]["OperatingHours"][];
              ports?: components["schemas"]["Port"][];
              project_areas?: components["schemas"]["ProjectArea"][];
              project_types?: components["schemas"]["ProjectType"][];
              regions?: components["schemas"]["Region"][];
              request_statuses?: components["schemas"]["RequestStatus"][];
              thematic_areas?: components["schemas"]["ThematicArea"][];
              user_types?: components["schemas"]["UserType"][];
              vessel_classes?: components["schemas"]["VesselClass"][];
            };
          };
        };
      };
    };
  };
  listRegions: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[regions]"?: ("id" | "key" | "name_en" | "name_fr" | "position" | "active" | "lock_version" | "created_at" | "updated_at" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "position" | "-position")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RegionPage"];
        };
      };
    };
  };
  createRegion: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          active?: boolean;
          name_en: string;
          name_fr: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Region"];
          };
        };
      };
    };
  };
  getRegion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Region"];
          };
        };
      };
    };
  };
  replaceRegion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Region"];
          };
        };
      };
    };
  };
  removeRegion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateRegion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Region"];
          };
        };
      };
    };
  };
  listRequestStatuses: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[request_statuses]"?: ("id" | "key" | "name_en" | "name_fr" | "color" | "color_hex" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RequestStatusPage"];
        };
      };
    };
  };
  getRequestStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["RequestStatus"];
          };
        };
      };
    };
  };
  listScenarios: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[scenarios]"?: ("id" | "fiscal_year_id" | "name" | "user_id" | "created_by" | "vessel_ids" | "vessel_plan_ids" | "adopted_at" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[adopted_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[lock_version]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "fiscal_year_id" | "-fiscal_year_id" | "name" | "-name" | "user_id" | "-user_id" | "adopted_at" | "-adopted_at" | "lock_version" | "-lock_version" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ScenarioPage"];
        };
      };
    };
  };
  createScenario: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          fiscal_year_id: number;
          from?: "current" | number | {
            version: number;
          };
          name: string;
          vessel_ids: number[];
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Scenario"];
          };
        };
      };
    };
  };
  getScenario: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Scenario"];
          };
        };
      };
    };
  };
  replaceScenario: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          name: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Scenario"];
          };
        };
      };
    };
  };
  removeScenario: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateScenario: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          name: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Scenario"];
          };
        };
      };
    };
  };
  adoptScenario: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          change_ids?: number[];
          overwrite_ids?: number[];
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Scenario"];
          };
        };
      };
    };
  };
  compareScenario: {
    parameters: {
      query?: {
        /** @description Query parameter */
        with?: string;
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ScenarioComparison"];
          };
        };
      };
    };
  };
  listMissionsOfScenario: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[missions]"?: ("id" | "vessel_plan_id" | "ship_time_request_id" | "number" | "title" | "requested_berths" | "approved_berths" | "mobilization_days" | "operational_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "port_calls" | "port_call_stops" | "start_date" | "start_fraction" | "notes" | "guest_berths" | "end_date" | "overlap_kept" | "outside_number" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[number]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[scenario_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ship_time_request_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[start_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[title]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_plan_id]"?: number[];
        /** @description Related resources to include, separated by commas */
        include?: "shipTimeRequest"[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "number" | "-number" | "title" | "-title" | "start_date" | "-start_date" | "operational_days" | "-operational_days" | "vessel_plan_id" | "-vessel_plan_id" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MissionPage"];
        };
      };
    };
  };
  createMissionOfScenario: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          approved_berths?: number | null;
          demobilization_days?: number;
          demobilization_port_id?: number | null;
          mobilization_days?: number;
          mobilization_port_id?: number | null;
          notes?: string | null;
          operational_days: number;
          readonly port_call_stops?: {
            day: number;
            /** @default null */
            days?: number | null;
            port_id: number;
          }[];
          port_calls?: number;
          requested_berths?: number | null;
          start_date?: string | null;
          start_fraction?: number;
          title: string;
          vessel_id: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
          };
        };
      };
    };
  };
  getMissionOfScenario: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[missions]"?: ("id" | "vessel_plan_id" | "ship_time_request_id" | "number" | "title" | "requested_berths" | "approved_berths" | "mobilization_days" | "operational_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "port_calls" | "port_call_stops" | "start_date" | "start_fraction" | "notes" | "guest_berths" | "end_date" | "overlap_kept" | "outside_number" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Related resources to include, separated by commas */
        include?: "shipTimeRequest"[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        mission: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
          };
        };
      };
    };
  };
  replaceMissionOfScenario: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        mission: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          approved_berths?: number | null;
          demobilization_days?: number;
          demobilization_port_id?: number | null;
          mobilization_days?: number;
          mobilization_port_id?: number | null;
          notes?: string | null;
          operational_days?: number;
          readonly port_call_stops?: {
            day: number;
            /** @default null */
            days?: number | null;
            port_id: number;
          }[];
          port_calls?: number;
          requested_berths?: number | null;
          start_date?: string | null;
          start_fraction?: number;
          title?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
          };
        };
      };
    };
  };
  removeMissionOfScenario: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        mission: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateMissionOfScenario: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        mission: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          approved_berths?: number | null;
          demobilization_days?: number;
          demobilization_port_id?: number | null;
          mobilization_days?: number;
          mobilization_port_id?: number | null;
          notes?: string | null;
          operational_days?: number;
          readonly port_call_stops?: {
            day: number;
            /** @default null */
            days?: number | null;
            port_id: number;
          }[];
          port_calls?: number;
          requested_berths?: number | null;
          start_date?: string | null;
          start_fraction?: number;
          title?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
          };
        };
      };
    };
  };
  listConstraintsOfFleet: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[scheduling_constraints]"?: ("id" | "vessel_id" | "name" | "start_date" | "end_date" | "duration_days" | "port_id" | "kind" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[end_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[start_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "start_date" | "-start_date" | "end_date" | "-end_date" | "duration_days" | "-duration_days")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SchedulingConstraintPage"];
        };
      };
    };
  };
  listServiceAccounts: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[service_accounts]"?: ("id" | "name" | "description" | "user_type_id" | "vessel_ids" | "scopes" | "active" | "revoked_at" | "last_used_at" | "tokens" | "lock_version" | "created_at" | "updated_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[last_used_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_type_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "last_used_at" | "-last_used_at" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ServiceAccountPage"];
        };
      };
    };
  };
  createServiceAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @default null */
          description?: string | null;
          name: string;
          scopes: ("applications:read" | "applications:write" | "plans:read" | "plans:write" | "schedules:read" | "events:read" | "people:read" | "letters:read" | "voyages:read")[];
          /**
           * @default 6
           * @enum {number}
           */
          user_type_id?: 2 | 3 | 4 | 6;
          /** @default [] */
          vessel_ids?: number[];
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ServiceAccount"];
          };
        };
      };
    };
  };
  getServiceAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ServiceAccount"];
          };
        };
      };
    };
  };
  replaceServiceAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          description?: string | null;
          name?: string;
          scopes?: ("applications:read" | "applications:write" | "plans:read" | "plans:write" | "schedules:read" | "events:read" | "people:read" | "letters:read" | "voyages:read")[];
          /** @enum {number} */
          user_type_id?: 2 | 3 | 4 | 6;
          vessel_ids?: number[];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ServiceAccount"];
          };
        };
      };
    };
  };
  removeServiceAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateServiceAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          description?: string | null;
          name?: string;
          scopes?: ("applications:read" | "applications:write" | "plans:read" | "plans:write" | "schedules:read" | "events:read" | "people:read" | "letters:read" | "voyages:read")[];
          /** @enum {number} */
          user_type_id?: 2 | 3 | 4 | 6;
          vessel_ids?: number[];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ServiceAccount"];
          };
        };
      };
    };
  };
  listServiceTokens: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[service_tokens]"?: ("id" | "name" | "beginning" | "created_at" | "expires_at" | "last_used_at" | "last_used_address" | "revoked_at" | "active")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[beginning]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[expires_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[last_used_address]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[last_used_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[revoked_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "beginning" | "-beginning" | "created_at" | "-created_at" | "expires_at" | "-expires_at" | "last_used_at" | "-last_used_at" | "last_used_address" | "-last_used_address" | "revoked_at" | "-revoked_at" | "active" | "-active")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ServiceTokenPage"];
        };
      };
    };
  };
  createServiceToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          expires_at?: string | null;
          name?: string | null;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              active: boolean;
              /** @description first characters, which identify the token; the rest is not stored */
              beginning: string;
              /** Format: date-time */
              created_at: string;
              /** Format: date-time */
              expires_at: string;
              id: number;
              /** @description network address, shortened */
              last_used_address: string | null;
              last_used_at: string | null;
              name: string;
              revoked_at: string | null;
              /** @description shown once */
              token: string;
            };
          };
        };
      };
    };
  };
  removeServiceToken: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        token: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              co_proponent_limit: number;
              embed_origins: string[];
              fresh_proof_minutes: number;
              funding_amount_max: number;
              funding_amount_min: number;
              government_email_domains: string[];
              open_schedule: boolean;
              reminder_days: number[];
              results_month: number;
              second_factor_user_types: (3 | 4 | 5)[];
              session_idle_minutes: number;
              session_lifetime_hours: number;
              station_limit: number;
              total_operating_hours_max: number;
            };
          };
        };
      };
    };
  };
  replaceSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          co_proponent_limit?: number;
          embed_origins?: string[];
          fresh_proof_minutes?: number;
          funding_amount_max?: number;
          funding_amount_min?: number;
          government_email_domains?: string[];
          open_schedule?: boolean;
          reminder_days?: number[];
          results_month?: number;
          second_factor_user_types?: (3 | 4 | 5)[];
          session_idle_minutes?: number;
          session_lifetime_hours?: number;
          station_limit?: number;
          total_operating_hours_max?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              co_proponent_limit: number;
              embed_origins: string[];
              fresh_proof_minutes: number;
              funding_amount_max: number;
              funding_amount_min: number;
              government_email_domains: string[];
              open_schedule: boolean;
              reminder_days: number[];
              results_month: number;
              second_factor_user_types: (3 | 4 | 5)[];
              session_idle_minutes: number;
              session_lifetime_hours: number;
              station_limit: number;
              total_operating_hours_max: number;
            };
          };
        };
      };
    };
  };
  updateSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          co_proponent_limit?: number;
          embed_origins?: string[];
          fresh_proof_minutes?: number;
          funding_amount_max?: number;
          funding_amount_min?: number;
          government_email_domains?: string[];
          open_schedule?: boolean;
          reminder_days?: number[];
          results_month?: number;
          second_factor_user_types?: (3 | 4 | 5)[];
          session_idle_minutes?: number;
          session_lifetime_hours?: number;
          station_limit?: number;
          total_operating_hours_max?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              co_proponent_limit: number;
              embed_origins: string[];
              fresh_proof_minutes: number;
              funding_amount_max: number;
              funding_amount_min: number;
              government_email_domains: string[];
              open_schedule: boolean;
              reminder_days: number[];
              results_month: number;
              second_factor_user_types: (3 | 4 | 5)[];
              session_idle_minutes: number;
              session_lifetime_hours: number;
              station_limit: number;
              total_operating_hours_max: number;
            };
          };
        };
      };
    };
  };
  findSharedVoyages: {
    parameters: {
      query: {
        /** @description Query parameter */
        fiscal_year_id: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["SharedVoyage"][];
          };
        };
      };
    };
  };
  draftVoyageLetter: {
    parameters: {
      query: {
        /** @description Query parameter */
        first: number;
        /** @description Query parameter */
        second: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoyageLetter"];
          };
        };
      };
    };
  };
  listApplications: {
    parameters: {
      query?: {
        /** @description Computed attributes to include */
        append?: ("completeness" | "days_total" | "stations_count" | "deadline" | "outcome" | "open_remarks" | "blocking")[];
        /** @description Attributes to return; all others are left out */
        "fields[ship_time_requests]"?: ("id" | "user_id" | "status_id" | "submitted_at" | "vessel_id" | "copied_from_id" | "withdrawal_asked_at" | "withdrawal_reason" | "lock_version" | "updated_by" | "created_at" | "updated_at" | "project_title" | "fiscal_year_id" | "agency_id" | "responsible_manager_name" | "responsible_manager_email" | "is_responsible_manager" | "multi_year" | "future_fiscal_year_ids" | "past_fiscal_year_ids" | "expected_change_in_area" | "expected_change_in_days_or_window" | "expected_change_in_ship_preference" | "future_missions_note" | "executive_summary" | "impact_statement" | "mission_objectives" | "project_type_id" | "project_type_note" | "thematic_area_id" | "vessel_preference_1_id" | "vessel_preference_2_id" | "vessel_preference_justification" | "min_science_berths" | "ideal_science_berths" | "helicopter_required" | "needed_capability_ids" | "needed_water_ids" | "min_wire_length" | "min_a_frame_load" | "min_container_places" | "equipment_requirements" | "operational_days" | "operating_hours_id" | "operational_window_start" | "operational_window_end" | "preferred_start_window_start" | "preferred_start_window_end" | "mobilization_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "scheduling_constraints" | "project_area_ids" | "in_foreign_waters" | "coastal_state_ids" | "indigenous_territories" | "in_marine_protected_areas" | "marine_protected_area_ids" | "other_special_considerations" | "no_collaborations" | "funding_unknown" | "co_proponent_ids" | "left_out_of_plan" | "sections" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[agency_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[archived]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[co_proponent_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[primary_proponent_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[project_title]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[project_type_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[proponent_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[region_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[status_id]"?: (number | string)[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[submitted_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Related resources to include, separated by commas */
        include?: ("primaryProponent" | "coProponents" | "lastEditor" | "fiscalYear" | "status" | "vessel" | "vesselPreference1" | "vesselPreference2" | "stations" | "fundingSources" | "collaborators" | "areasOfConsideration" | "missions" | "stationsCount")[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "project_title" | "-project_title" | "status_id" | "-status_id" | "fiscal_year_id" | "-fiscal_year_id" | "submitted_at" | "-submitted_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ApplicationPage"];
        };
      };
    };
  };
  createApplication: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          fiscal_year_id: number;
          project_title: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Application"];
          };
        };
      };
    };
  };
  getApplication: {
    parameters: {
      query?: {
        /** @description Computed attributes to include */
        append?: ("completeness" | "days_total" | "stations_count" | "deadline" | "outcome" | "open_remarks" | "blocking" | "stages")[];
        /** @description Attributes to return; all others are left out */
        "fields[ship_time_requests]"?: ("id" | "user_id" | "status_id" | "submitted_at" | "vessel_id" | "copied_from_id" | "withdrawal_asked_at" | "withdrawal_reason" | "lock_version" | "updated_by" | "created_at" | "updated_at" | "project_title" | "fiscal_year_id" | "agency_id" | "responsible_manager_name" | "responsible_manager_email" | "is_responsible_manager" | "multi_year" | "future_fiscal_year_ids" | "past_fiscal_year_ids" | "expected_change_in_area" | "expected_change_in_days_or_window" | "expected_change_in_ship_preference" | "future_missions_note" | "executive_summary" | "impact_statement" | "mission_objectives" | "project_type_id" | "project_type_note" | "thematic_area_id" | "vessel_preference_1_id" | "vessel_preference_2_id" | "vessel_preference_justification" | "min_science_berths" | "ideal_science_berths" | "helicopter_required" | "needed_capability_ids" | "needed_water_ids" | "min_wire_length" | "min_a_frame_load" | "min_container_places" | "equipment_requirements" | "operational_days" | "operating_hours_id" | "operational_window_start" | "operational_window_end" | "preferred_start_window_start" | "preferred_start_window_end" | "mobilization_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "scheduling_constraints" | "project_area_ids" | "in_foreign_waters" | "coastal_state_ids" | "indigenous_territories" | "in_marine_protected_areas" | "marine_protected_area_ids" | "other_special_considerations" | "no_collaborations" | "funding_unknown" | "co_proponent_ids" | "left_out_of_plan" | "sections" | "can")[];
        /** @description Related resources to include, separated by commas */
        include?: ("primaryProponent" | "coProponents" | "lastEditor" | "fiscalYear" | "status" | "vessel" | "vesselPreference1" | "vesselPreference2" | "stations" | "fundingSources" | "collaborators" | "areasOfConsideration" | "missions" | "stationsCount")[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Application"];
          };
        };
      };
    };
  };
  replaceApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /** @description Originating department or agency. The department or agency that asks for ship time. Section: General information. Ids of `/api/agencies`. Needed for submission. */
          agency_id?: number | null;
          /** @description Coastal states. The states whose waters you will work in. Section: Area of operations. Ids of `/api/coastal_states`. Needed for submission where other answers call for it. */
          coastal_state_ids?: number[] | null;
          /** @description Demobilization days. Days in port after the return, in quarter days. 0 if none. Section: Scheduling. Needed for submission. */
          demobilization_days?: number | null;
          /** @description Demobilization port. Where people and equipment leave the ship. Section: Scheduling. Ids of `/api/ports`. Needed for submission. */
          demobilization_port_id?: number | null;
          /** @description Scientific equipment and laboratories. What you bring and what the ship must have: winches, cranes, laboratories, freezers. Section: Requirements. At most 2,000 characters. */
          equipment_requirements?: string | null;
          /** @description Executive summary. What you want to do, in plain language. Section: Project description. At most 1,000 characters. Needed for submission. */
          executive_summary?: string | null;
          /** @description Do you expect the area of operations to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
          expected_change_in_area?: boolean | null;
          /** @description Do you expect the operational days or window to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
          expected_change_in_days_or_window?: boolean | null;
          /** @description Do you expect the ship preference to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
          expected_change_in_ship_preference?: boolean | null;
          /** @description Fiscal year. The fiscal year of the mission, from 1 April to 31 March. Section: General information. Ids of `/api/fiscal_years`. Needed for submission. */
          fiscal_year_id?: number;
          /** @description Funding is unknown. If so, you do not need to list any source. Section: Funding. */
          funding_unknown?: boolean | null;
          /** @description Fiscal years of planned future applications. Among the next five fiscal years. At least one year is required, past or future. Section: General information. Ids of `/api/fiscal_years`. */
          future_fiscal_year_ids?: number[] | null;
          /** @description Note on future missions. What coordinators should know about the years to come. Section: General information. At most 1,000 characters. */
          future_missions_note?: string | null;
          /** @description Is helicopter support required? Not every ship can offer it. Section: Requirements. Needed for submission. */
          helicopter_required?: boolean | null;
          /** @description Ideal science berths. At least as many as the minimum. Section: Requirements. Needed for submission. */
          ideal_science_berths?: number | null;
          /** @description Impact statement. What depends on this mission, and what happens without it. Section: Project description. At most 2,000 characters. Needed for submission. */
          impact_statement?: string | null;
          /** @description Will you work in foreign waters? Working in the waters of another state requires a clearance, requested months ahead. Section: Area of operations. Needed for submission. */
          in_foreign_waters?: boolean | null;
          /** @description Will you work in marine protected areas? Some activities need an approval. Section: Area of operations. Needed for submission. */
          in_marine_protected_areas?: boolean | null;
          /** @description Indigenous territories. Territories in or near which you will work, and contacts made so far. Section: Area of operations. At most 1,000 characters. */
          indigenous_territories?: string | null;
          /** @description I am the responsible manager (RCM/OM). RCM: responsibility centre manager; OM: operations manager. If you are, no name or e-mail is needed. Section: General information. */
          is_responsible_manager?: boolean | null;
          /** @description Marine protected areas. The protected areas you will work in. Section: Area of operations. Ids of `/api/marine_protected_areas`. Needed for submission where other answers call for it. */
          marine_protected_area_ids?: number[] | null;
          /** @description Load on the A-frame, at least (t). Weight of the heaviest piece that goes over the stern. Section: Requirements. */
          min_a_frame_load?: number | null;
          /** @description Places for containers, at least. 20-foot laboratory or storage containers that you bring. Section: Requirements. */
          min_container_places?: number | null;
          /** @description Minimum science berths. The mission cannot go ahead with fewer. Section: Requirements. Needed for submission. */
          min_science_berths?: number | null;
          /** @description Wire on the winch, at least (m). Length of wire that your deepest cast needs. Section: Requirements. */
          min_wire_length?: number | null;
          /** @description Mission objectives. What must be done at sea for the mission to succeed. Section: Project description. At most 2,000 characters. Needed for submission. */
          mission_objectives?: string | null;
          /** @description Mobilization days. Days in port before departure, in quarter days. 0 if none. Section: Scheduling. Needed for submission. */
          mobilization_days?: number | null;
          /** @description Mobilization port. Where people and equipment come on board. Section: Scheduling. Ids of `/api/ports`. Needed for submission. */
          mobilization_port_id?: number | null;
          /** @description Is this a multi-year project? A project with missions in more than one fiscal year. Section: General information. Needed for submission. */
          multi_year?: boolean | null;
          /** @description What the ship must be able to do. Choose only what you cannot do without. Describe below what else would help. Section: Requirements. Ids of `/api/capabilities`. */
          needed_capability_ids?: number[] | null;
          /** @description Waters in which you work. Ships that do not work there are shown last. Section: Requirements. Ids of `/api/capabilities`. */
          needed_water_ids?: number[] | null;
          /** @description There are no collaborations. If so, you do not need to list any. Section: Collaborations. */
          no_collaborations?: boolean | null;
          /** @description Operating hours per day. Work around the clock takes two watches. Section: Scheduling. Ids of `/api/operating_hours`. Needed for submission. */
          operating_hours_id?: number | null;
          /** @description Operational days. Days of work at sea, in quarter days (0.25). Mobilization and demobilization are not included. Section: Scheduling. Needed for submission. */
          operational_days?: number | null;
          /** @description Operational window, end. The last day on which work at sea is possible (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
          operational_window_end?: string | null;
          /** @description Operational window, start. The first day on which work at sea is possible (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
          operational_window_start?: string | null;
          /** @description Other special considerations. Anything else about the area that matters. Section: Area of operations. At most 1,000 characters. */
          other_special_considerations?: string | null;
          /** @description Fiscal years of past missions. Among the past five fiscal years. At least one year is required, past or future. Section: General information. Ids of `/api/fiscal_years`. */
          past_fiscal_year_ids?: number[] | null;
          /** @description Preferred start window, end. The last day on which you would like to begin (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
          preferred_start_window_end?: string | null;
          /** @description Preferred start window, start. The first day on which you would like to begin (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
          preferred_start_window_start?: string | null;
          /** @description Project areas. All areas in which you will work. Section: Area of operations. Ids of `/api/project_areas`. Needed for submission. */
          project_area_ids?: number[] | null;
          /** @description Project title. A title that sets your project apart from others. Section: General information. At most 250 characters. Needed for submission. */
          project_title?: string | null;
          /** @description Project type. Choose the one that fits best. Section: Project description. Ids of `/api/project_types`. Needed for submission. */
          project_type_id?: number | null;
          /** @description Note on the project type. If the type needs a word of explanation. Section: Project description. At most 1,000 characters. */
          project_type_note?: string | null;
          /** @description E-mail of the responsible manager (RCM/OM). For example, first.last@dfo-mpo.gc.ca. Section: General information. At most 254 characters. Needed for submission where other answers call for it. */
          responsible_manager_email?: string | null;
          /** @description Name of the responsible manager (RCM/OM). If you do not know who that is, ask in your department or agency. Letters, spaces, hyphens and apostrophes. Section: General information. At most 250 characters. Needed for submission where other answers call for it. */
          responsible_manager_name?: string | null;
          /** @description Scheduling constraints. Tides, ice, spawning, other missions: what fixes the dates. Section: Scheduling. At most 500 characters. */
          scheduling_constraints?: string | null;
          sections?: {
            area_of_operations?: ({
              lock_version?: number | null;
            } & {
              [key: string]: unknown;
            }) | null;
            collaborations?: ({
              lock_version?: number | null;
            } & {
              [key: string]: unknown;
            }) | null;
            funding?: ({
              lock_version?: number | null;
            } & {
              [key: string]: unknown;
            }) | null;
            general_information?: ({
              lock_version?: number | null;
            } & {
              [key: string]: unknown;
            }) | null;
            project_description?: ({
              lock_version?: number | null;
            } & {
              [key: string]: unknown;
            }) | null;
            requirements?: ({
              lock_version?: number | null;
            } & {
              [key: string]: unknown;
            }) | null;
            scheduling?: ({
              lock_version?: number | null;
            } & {
              [key: string]: unknown;
            }) | null;
          } | null;
          /** @description Primary thematic area. Choose the one that fits best. Section: Project description. Ids of `/api/thematic_areas`. Needed for submission. */
          thematic_area_id?: number | null;
          /** @description Ship preference 1. The ship that suits your mission best. Its coordinators review the application. Section: Requirements. Ids of `/api/vessels`. Needed for submission. */
          vessel_preference_1_id?: number | null;
          /** @description Ship preference 2. Another ship that would also work. Section: Requirements. Ids of `/api/vessels`. */
          vessel_preference_2_id?: number | null;
          /** @description Justification of the ship preference. Why this ship, and why another would or would not work. Section: Requirements. At most 500 characters. Needed for submission. */
          vessel_preference_justification?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Application"];
          };
        };
      };
    };
  };
  removeApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /** @description Originating department or agency. The department or agency that asks for ship time. Section: General information. Ids of `/api/agencies`. Needed for submission. */
          agency_id?: number | null;
          /** @description Coastal states. The states whose waters you will work in. Section: Area of operations. Ids of `/api/coastal_states`. Needed for submission where other answers call for it. */
          coastal_state_ids?: number[] | null;
          /** @description Demobilization days. Days in port after the return, in quarter days. 0 if none. Section: Scheduling. Needed for submission. */
          demobilization_days?: number | null;
          /** @description Demobilization port. Where people and equipment leave the ship. Section: Scheduling. Ids of `/api/ports`. Needed for submission. */
          demobilization_port_id?: number | null;
          /** @description Scientific equipment and laboratories. What you bring and what the ship must have: winches, cranes, laboratories, freezers. Section: Requirements. At most 2,000 characters. */
          equipment_requirements?: string | null;
          /** @description Executive summary. What you want to do, in plain language. Section: Project description. At most 1,000 characters. Needed for submission. */
          executive_summary?: string | null;
          /** @description Do you expect the area of operations to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
          expected_change_in_area?: boolean | null;
          /** @description Do you expect the operational days or window to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
          expected_change_in_days_or_window?: boolean | null;
          /** @description Do you expect the ship preference to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
          expected_change_in_ship_preference?: boolean | null;
          /** @description Fiscal year. The fiscal year of the mission, from 1 April to 31 March. Section: General information. Ids of `/api/fiscal_years`. Needed for submission. */
          fiscal_year_id?: number;
          /** @description Funding is unknown. If so, you do not need to list any source. Section: Funding. */
          funding_unknown?: boolean | null;
          /** @description Fiscal years of planned future applications. Among the next five fiscal years. At least one year is required, past or future. Section: General information. Ids of `/api/fiscal_years`. */
          future_fiscal_year_ids?: number[] | null;
          /** @description Note on future missions. What coordinators should know about the years to come. Section: General information. At most 1,000 characters. */
          future_missions_note?: string | null;
          /** @description Is helicopter support required? Not every ship can offer it. Section: Requirements. Needed for submission. */
          helicopter_required?: boolean | null;
          /** @description Ideal science berths. At least as many as the minimum. Section: Requirements. Needed for submission. */
          ideal_science_berths?: number | null;
          /** @description Impact statement. What depends on this mission, and what happens without it. Section: Project description. At most 2,000 characters. Needed for submission. */
          impact_statement?: string | null;
          /** @description Will you work in foreign waters? Working in the waters of another state requires a clearance, requested months ahead. Section: Area of operations. Needed for submission. */
          in_foreign_waters?: boolean | null;
          /** @description Will you work in marine protected areas? Some activities need an approval. Section: Area of operations. Needed for submission. */
          in_marine_protected_areas?: boolean | null;
          /** @description Indigenous territories. Territories in or near which you will work, and contacts made so far. Section: Area of operations. At most 1,000 characters. */
          indigenous_territories?: string | null;
          /** @description I am the responsible manager (RCM/OM). RCM: responsibility centre manager; OM: operations manager. If you are, no name or e-mail is needed. Section: General information. */
          is_responsible_manager?: boolean | null;
          /** @description Marine protected areas. The protected areas you will work in. Section: Area of operations. Ids of `/api/marine_protected_areas`. Needed for submission where other answers call for it. */
          marine_protected_area_ids?: number[] | null;
          /** @description Load on the A-frame, at least (t). Weight of the heaviest piece that goes over the stern. Section: Requirements. */
          min_a_frame_load?: number | null;
          /** @description Places for containers, at least. 20-foot laboratory or storage containers that you bring. Section: Requirements. */
          min_container_places?: number | null;
          /** @description Minimum science berths. The mission cannot go ahead with fewer. Section: Requirements. Needed for submission. */
          min_science_berths?: number | null;
          /** @description Wire on the winch, at least (m). Length of wire that your deepest cast needs. Section: Requirements. */
          min_wire_length?: number | null;
          /** @description Mission objectives. What must be done at sea for the mission to succeed. Section: Project description. At most 2,000 characters. Needed for submission. */
          mission_objectives?: string | null;
          /** @description Mobilization days. Days in port before departure, in quarter days. 0 if none. Section: Scheduling. Needed for submission. */
          mobilization_days?: number | null;
          /** @description Mobilization port. Where people and equipment come on board. Section: Scheduling. Ids of `/api/ports`. Needed for submission. */
          mobilization_port_id?: number | null;
          /** @description Is this a multi-year project? A project with missions in more than one fiscal year. Section: General information. Needed for submission. */
          multi_year?: boolean | null;
          /** @description What the ship must be able to do. Choose only what you cannot do without. Describe below what else would help. Section: Requirements. Ids of `/api/capabilities`. */
          needed_capability_ids?: number[] | null;
          /** @description Waters in which you work. Ships that do not work there are shown last. Section: Requirements. Ids of `/api/capabilities`. */
          needed_water_ids?: number[] | null;
          /** @description There are no collaborations. If so, you do not need to list any. Section: Collaborations. */
          no_collaborations?: boolean | null;
          /** @description Operating hours per day. Work around the clock takes two watches. Section: Scheduling. Ids of `/api/operating_hours`. Needed for submission. */
          operating_hours_id?: number | null;
          /** @description Operational days. Days of work at sea, in quarter days (0.25). Mobilization and demobilization are not included. Section: Scheduling. Needed for submission. */
          operational_days?: number | null;
          /** @description Operational window, end. The last day on which work at sea is possible (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
          operational_window_end?: string | null;
          /** @description Operational window, start. The first day on which work at sea is possible (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
          operational_window_start?: string | null;
          /** @description Other special considerations. Anything else about the area that matters. Section: Area of operations. At most 1,000 characters. */
          other_special_considerations?: string | null;
          /** @description Fiscal years of past missions. Among the past five fiscal years. At least one year is required, past or future. Section: General information. Ids of `/api/fiscal_years`. */
          past_fiscal_year_ids?: number[] | null;
          /** @description Preferred start window, end. The last day on which you would like to begin (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
          preferred_start_window_end?: string | null;
          /** @description Preferred start window, start. The first day on which you would like to begin (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
          preferred_start_window_start?: string | null;
          /** @description Project areas. All areas in which you will work. Section: Area of operations. Ids of `/api/project_areas`. Needed for submission. */
          project_area_ids?: number[] | null;
          /** @description Project title. A title that sets your project apart from others. Section: General information. At most 250 characters. Needed for submission. */
          project_title?: string | null;
          /** @description Project type. Choose the one that fits best. Section: Project description. Ids of `/api/project_types`. Needed for submission. */
          project_type_id?: number | null;
          /** @description Note on the project type. If the type needs a word of explanation. Section: Project description. At most 1,000 characters. */
          project_type_note?: string | null;
          /** @description E-mail of the responsible manager (RCM/OM). For example, first.last@dfo-mpo.gc.ca. Section: General information. At most 254 characters. Needed for submission where other answers call for it. */
          responsible_manager_email?: string | null;
          /** @description Name of the responsible manager (RCM/OM). If you do not know who that is, ask in your department or agency. Letters, spaces, hyphens and apostrophes. Section: General information. At most 250 characters. Needed for submission where other answers call for it. */
          responsible_manager_name?: string | null;
          /** @description Scheduling constraints. Tides, ice, spawning, other missions: what fixes the dates. Section: Scheduling. At most 500 characters. */
          scheduling_constraints?: string | null;
          sections?: {
            area_of_operations?: ({
              lock_version?: number | null;
            } & {
              [key: string]: unknown;
            }) | null;
            collaborations?: ({
              lock_version?: number | null;
            } & {
              [key: string]: unknown;
            }) | null;
            funding?: ({
              lock_version?: number | null;
            } & {
              [key: string]: unknown;
            }) | null;
            general_information?: ({
              lock_version?: number | null;
            } & {
              [key: string]: unknown;
            }) | null;
            project_description?: ({
              lock_version?: number | null;
            } & {
              [key: string]: unknown;
            }) | null;
            requirements?: ({
              lock_version?: number | null;
            } & {
              [key: string]: unknown;
            }) | null;
            scheduling?: ({
              lock_version?: number | null;
            } & {
              [key: string]: unknown;
            }) | null;
          } | null;
          /** @description Primary thematic area. Choose the one that fits best. Section: Project description. Ids of `/api/thematic_areas`. Needed for submission. */
          thematic_area_id?: number | null;
          /** @description Ship preference 1. The ship that suits your mission best. Its coordinators review the application. Section: Requirements. Ids of `/api/vessels`. Needed for submission. */
          vessel_preference_1_id?: number | null;
          /** @description Ship preference 2. Another ship that would also work. Section: Requirements. Ids of `/api/vessels`. */
          vessel_preference_2_id?: number | null;
          /** @description Justification of the ship preference. Why this ship, and why another would or would not work. Section: Requirements. At most 500 characters. Needed for submission. */
          vessel_preference_justification?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Application"];
          };
        };
      };
    };
  };
  acceptApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          vessel_id?: number | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Application"];
          };
        };
      };
    };
  };
  listAreasOfConsideration: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[areas_of_consideration]"?: ("id" | "ship_time_request_id" | "name" | "info_url" | "lock_version" | "created_at" | "updated_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[info_url]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[lock_version]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ship_time_request_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "ship_time_request_id" | "-ship_time_request_id" | "name" | "-name" | "info_url" | "-info_url" | "lock_version" | "-lock_version" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AreaOfConsiderationPage"];
        };
      };
    };
  };
  replaceAreasOfConsideration: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          areas_of_consideration: {
            info_url?: string | null;
            name: string;
          }[];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AreaOfConsiderationPage"];
        };
      };
    };
  };
  createAreaOfConsideration: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          info_url?: string | null;
          name: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["AreaOfConsideration"];
          };
        };
      };
    };
  };
  getAreaOfConsideration: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["AreaOfConsideration"];
          };
        };
      };
    };
  };
  replaceAreaOfConsideration: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          info_url?: string | null;
          name?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["AreaOfConsideration"];
          };
        };
      };
    };
  };
  removeAreaOfConsideration: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateAreaOfConsideration: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          info_url?: string | null;
          name?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["AreaOfConsideration"];
          };
        };
      };
    };
  };
  listAttachments: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[attachments]"?: ("id" | "ship_time_request_id" | "name" | "description" | "kind" | "size" | "sha256" | "user" | "lock_version" | "created_at" | "updated_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[description]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[kind]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[lock_version]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[sha256]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ship_time_request_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[size]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "ship_time_request_id" | "-ship_time_request_id" | "name" | "-name" | "description" | "-description" | "kind" | "-kind" | "size" | "-size" | "sha256" | "-sha256" | "lock_version" | "-lock_version" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AttachmentPage"];
        };
      };
    };
  };
  createAttachment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "multipart/form-data": {
          description?: string | null;
          /** Format: binary */
          file?: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Attachment"];
          };
        };
      };
    };
  };
  getAttachment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Attachment"];
          };
        };
      };
    };
  };
  replaceAttachment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          description?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Attachment"];
          };
        };
      };
    };
  };
  removeAttachment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateAttachment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          description?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Attachment"];
          };
        };
      };
    };
  };
  downloadAttachment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
          "image/jpeg": string;
          "image/png": string;
          "image/webp": string;
        };
      };
    };
  };
  listClarifications: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[clarifications]"?: ("id" | "kind" | "body" | "opened_fields" | "corrections" | "user" | "created_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[body]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[kind]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "kind" | "-kind" | "body" | "-body" | "created_at" | "-created_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ClarificationPage"];
        };
      };
    };
  };
  askForClarification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          details: string;
          open_fields?: ("project_title" | "agency_id" | "responsible_manager_name" | "responsible_manager_email" | "is_responsible_manager" | "multi_year" | "future_fiscal_year_ids" | "past_fiscal_year_ids" | "expected_change_in_area" | "expected_change_in_days_or_window" | "expected_change_in_ship_preference" | "future_missions_note" | "executive_summary" | "impact_statement" | "mission_objectives" | "project_type_id" | "project_type_note" | "thematic_area_id" | "vessel_preference_justification" | "min_science_berths" | "ideal_science_berths" | "helicopter_required" | "needed_capability_ids" | "needed_water_ids" | "min_wire_length" | "min_a_frame_load" | "min_container_places" | "equipment_requirements" | "operational_days" | "operating_hours_id" | "operational_window_start" | "operational_window_end" | "preferred_start_window_start" | "preferred_start_window_end" | "mobilization_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "scheduling_constraints" | "project_area_ids" | "in_foreign_waters" | "coastal_state_ids" | "indigenous_territories" | "in_marine_protected_areas" | "marine_protected_area_ids" | "other_special_considerations")[] | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Application"];
          };
        };
      };
    };
  };
  listCoProponents: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[co_proponents]"?: ("id" | "first_name" | "last_name" | "affiliation" | "email" | "orcid")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[affiliation]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[email]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[first_name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[last_name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[orcid]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "first_name" | "-first_name" | "last_name" | "-last_name" | "affiliation" | "-affiliation" | "email" | "-email" | "orcid" | "-orcid")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Person"][] | components["schemas"]["PersonPage"];
        };
      };
    };
  };
  createCoProponent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: email */
          email: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Person"];
          };
        };
      };
    };
  };
  getCoProponent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Person"];
          };
        };
      };
    };
  };
  removeCoProponent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  listCollaborators: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[collaborators]"?: ("id" | "ship_time_request_id" | "organization" | "primary_contact" | "contribution" | "ror" | "lock_version" | "created_at" | "updated_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[contribution]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[lock_version]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[organization]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[primary_contact]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ror]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ship_time_request_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "ship_time_request_id" | "-ship_time_request_id" | "organization" | "-organization" | "primary_contact" | "-primary_contact" | "contribution" | "-contribution" | "ror" | "-ror" | "lock_version" | "-lock_version" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Collaborator"][] | components["schemas"]["CollaboratorPage"];
        };
      };
    };
  };
  replaceCollaborators: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          collaborators: {
            contribution?: string | null;
            organization: string;
            primary_contact?: string | null;
            ror?: string | null;
          }[];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CollaboratorPage"];
        };
      };
    };
  };
  createCollaborator: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          contribution?: string | null;
          organization: string;
          primary_contact?: string | null;
          ror?: string | null;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Collaborator"];
          };
        };
      };
    };
  };
  getCollaborator: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Collaborator"];
          };
        };
      };
    };
  };
  replaceCollaborator: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          contribution?: string | null;
          organization?: string;
          primary_contact?: string | null;
          ror?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Collaborator"];
          };
        };
      };
    };
  };
  removeCollaborator: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateCollaborator: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          contribution?: string | null;
          organization?: string;
          primary_contact?: string | null;
          ror?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Collaborator"];
          };
        };
      };
    };
  };
  copyApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          fiscal_year_id: number;
          with_attachments?: boolean | null;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Application"];
            meta: {
              not_copied: string[];
            };
          };
        };
      };
    };
  };
  decideCorrections: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /** @default [] */
          accept?: number[];
          /** @default [] */
          decline?: number[];
          reason?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Application"];
          };
        };
      };
    };
  };
  getDemand: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[demand]"?: ("vessel_id" | "month" | "applications")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[applications]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[month]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("vessel_id" | "-vessel_id" | "month" | "-month" | "applications" | "-applications")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DemandPage"];
        };
      };
    };
  };
  exportApplicationPdf: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
    };
  };
  listFits: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Fit"][];
          };
        };
      };
    };
  };
  listFundingSources: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[funding_sources]"?: ("id" | "ship_time_request_id" | "organization" | "amount" | "status" | "grant_number" | "ror" | "lock_version" | "created_at" | "updated_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[amount]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[grant_number]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[lock_version]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[organization]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ror]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ship_time_request_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[status]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "ship_time_request_id" | "-ship_time_request_id" | "organization" | "-organization" | "amount" | "-amount" | "status" | "-status" | "grant_number" | "-grant_number" | "ror" | "-ror" | "lock_version" | "-lock_version" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FundingSource"][] | components["schemas"]["FundingSourcePage"];
        };
      };
    };
  };
  replaceFundingSources: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          funding_sources: {
            amount?: number | null;
            grant_number?: string | null;
            organization: string;
            ror?: string | null;
            status?: ("confirmed" | "pending") | null;
          }[];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FundingSourcePage"];
        };
      };
    };
  };
  createFundingSource: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          amount?: number | null;
          grant_number?: string | null;
          organization: string;
          ror?: string | null;
          status?: ("confirmed" | "pending") | null;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["FundingSource"];
          };
        };
      };
    };
  };
  getFundingSource: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["FundingSource"];
          };
        };
      };
    };
  };
  replaceFundingSource: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          amount?: number | null;
          grant_number?: string | null;
          organization?: string;
          ror?: string | null;
          status?: ("confirmed" | "pending") | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["FundingSource"];
          };
        };
      };
    };
  };
  removeFundingSource: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateFundingSource: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          amount?: number | null;
          grant_number?: string | null;
          organization?: string;
          ror?: string | null;
          status?: ("confirmed" | "pending") | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["FundingSource"];
          };
        };
      };
    };
  };
  listApplicationHistory: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[history]"?: ("id" | "from_status_id" | "to_status_id" | "action" | "reason" | "user" | "created_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[action]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[from_status_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[reason]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[to_status_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "from_status_id" | "-from_status_id" | "to_status_id" | "-to_status_id" | "action" | "-action" | "reason" | "-reason" | "created_at" | "-created_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HistoryEntryPage"];
        };
      };
    };
  };
  listInvitations: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[invitations]"?: ("id" | "email" | "created_at" | "expires_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[email]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[expires_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "email" | "-email" | "created_at" | "-created_at" | "expires_at" | "-expires_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InvitationPage"];
        };
      };
    };
  };
  createInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: email */
          email: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Invitation"];
          };
        };
      };
    };
  };
  removeInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  announcePresence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          section?: ("general_information" | "project_description" | "requirements" | "scheduling" | "area_of_operations" | "collaborations" | "funding") | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Presence"];
          };
        };
      };
    };
  };
  rankApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          after: number | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ApplicationStanding"];
          };
        };
      };
    };
  };
  unrankApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ApplicationStanding"];
          };
        };
      };
    };
  };
  reassignApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          amend?: boolean;
          reason: string;
          start_date?: string | null;
          start_fraction?: number;
          vessel_id: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Application"];
          };
        };
      };
      /** @description Accepted; the work has begun */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              offer: components["schemas"]["TransferOffer"];
            };
          };
        };
      };
    };
  };
  getRefusalLetter: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              texts: {
                en: string;
                fr: string;
              };
            };
          };
        };
      };
    };
  };
  rejectApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Application"];
          };
        };
      };
    };
  };
  listRemark: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[remarks]"?: ("id" | "ship_time_request_id" | "section" | "field" | "body" | "user" | "edited_at" | "deleted_at" | "addressee" | "replies" | "settled_at" | "settled_by" | "can" | "lock_version" | "created_at" | "updated_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[body]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[deleted_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[edited_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[field]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[lock_version]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[section]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[settled_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ship_time_request_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "ship_time_request_id" | "-ship_time_request_id" | "section" | "-section" | "field" | "-field" | "body" | "-body" | "edited_at" | "-edited_at" | "deleted_at" | "-deleted_at" | "settled_at" | "-settled_at" | "lock_version" | "-lock_version" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RemarkPage"];
        };
      };
    };
  };
  createRemark: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          addressee_id?: number | null;
          body: string;
          field?: ("project_title" | "fiscal_year_id" | "agency_id" | "responsible_manager_name" | "responsible_manager_email" | "is_responsible_manager" | "multi_year" | "future_fiscal_year_ids" | "past_fiscal_year_ids" | "expected_change_in_area" | "expected_change_in_days_or_window" | "expected_change_in_ship_preference" | "future_missions_note" | "executive_summary" | "impact_statement" | "mission_objectives" | "project_type_id" | "project_type_note" | "thematic_area_id" | "vessel_preference_1_id" | "vessel_preference_2_id" | "vessel_preference_justification" | "min_science_berths" | "ideal_science_berths" | "helicopter_required" | "needed_capability_ids" | "needed_water_ids" | "min_wire_length" | "min_a_frame_load" | "min_container_places" | "equipment_requirements" | "operational_days" | "operating_hours_id" | "operational_window_start" | "operational_window_end" | "preferred_start_window_start" | "preferred_start_window_end" | "mobilization_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "scheduling_constraints" | "project_area_ids" | "in_foreign_waters" | "coastal_state_ids" | "indigenous_territories" | "in_marine_protected_areas" | "marine_protected_area_ids" | "other_special_considerations" | "stations" | "areas_of_consideration" | "no_collaborations" | "collaborators" | "funding_unknown" | "funding_sources") | null;
          /** @enum {string} */
          section: "general_information" | "project_description" | "requirements" | "scheduling" | "area_of_operations" | "collaborations" | "funding";
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Remark"];
          };
        };
      };
    };
  };
  getRemark: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Remark"];
          };
        };
      };
    };
  };
  replaceRemark: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          body?: string;
          settled?: boolean;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Remark"];
          };
        };
      };
    };
  };
  removeRemark: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateRemark: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          body?: string;
          settled?: boolean;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Remark"];
          };
        };
      };
    };
  };
  replyToRemark: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          body: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Remark"];
          };
        };
      };
    };
  };
  getRemarkReply: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        reply: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["RemarkReply"];
          };
        };
      };
    };
  };
  replaceRemarkReply: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        reply: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          body?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["RemarkReply"];
          };
        };
      };
    };
  };
  removeRemarkReply: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        reply: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateRemarkReply: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        reply: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          body?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["RemarkReply"];
          };
        };
      };
    };
  };
  respondToClarification: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          corrections?: {
            /** @description Originating department or agency. The department or agency that asks for ship time. Section: General information. Ids of `/api/agencies`. Needed for submission. */
            agency_id?: number | null;
            /** @description Coastal states. The states whose waters you will work in. Section: Area of operations. Ids of `/api/coastal_states`. Needed for submission where other answers call for it. */
            coastal_state_ids?: number[] | null;
            /** @description Demobilization days. Days in port after the return, in quarter days. 0 if none. Section: Scheduling. Needed for submission. */
            demobilization_days?: number | null;
            /** @description Demobilization port. Where people and equipment leave the ship. Section: Scheduling. Ids of `/api/ports`. Needed for submission. */
            demobilization_port_id?: number | null;
            /** @description Scientific equipment and laboratories. What you bring and what the ship must have: winches, cranes, laboratories, freezers. Section: Requirements. At most 2,000 characters. */
            equipment_requirements?: string | null;
            /** @description Executive summary. What you want to do, in plain language. Section: Project description. At most 1,000 characters. Needed for submission. */
            executive_summary?: string | null;
            /** @description Do you expect the area of operations to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
            expected_change_in_area?: boolean | null;
            /** @description Do you expect the operational days or window to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
            expected_change_in_days_or_window?: boolean | null;
            /** @description Do you expect the ship preference to change? In the future missions of this project. Section: General information. Needed for submission where other answers call for it. */
            expected_change_in_ship_preference?: boolean | null;
            /** @description Fiscal year. The fiscal year of the mission, from 1 April to 31 March. Section: General information. Ids of `/api/fiscal_years`. Needed for submission. */
            fiscal_year_id?: number;
            /** @description Funding is unknown. If so, you do not need to list any source. Section: Funding. */
            funding_unknown?: boolean | null;
            /** @description Fiscal years of planned future applications. Among the next five fiscal years. At least one year is required, past or future. Section: General information. Ids of `/api/fiscal_years`. */
            future_fiscal_year_ids?: number[] | null;
            /** @description Note on future missions. What coordinators should know about the years to come. Section: General information. At most 1,000 characters. */
            future_missions_note?: string | null;
            /** @description Is helicopter support required? Not every ship can offer it. Section: Requirements. Needed for submission. */
            helicopter_required?: boolean | null;
            /** @description Ideal science berths. At least as many as the minimum. Section: Requirements. Needed for submission. */
            ideal_science_berths?: number | null;
            /** @description Impact statement. What depends on this mission, and what happens without it. Section: Project description. At most 2,000 characters. Needed for submission. */
            impact_statement?: string | null;
            /** @description Will you work in foreign waters? Working in the waters of another state requires a clearance, requested months ahead. Section: Area of operations. Needed for submission. */
            in_foreign_waters?: boolean | null;
            /** @description Will you work in marine protected areas? Some activities need an approval. Section: Area of operations. Needed for submission. */
            in_marine_protected_areas?: boolean | null;
            /** @description Indigenous territories. Territories in or near which you will work, and contacts made so far. Section: Area of operations. At most 1,000 characters. */
            indigenous_territories?: string | null;
            /** @description I am the responsible manager (RCM/OM). RCM: responsibility centre manager; OM: operations manager. If you are, no name or e-mail is needed. Section: General information. */
            is_responsible_manager?: boolean | null;
            /** @description Marine protected areas. The protected areas you will work in. Section: Area of operations. Ids of `/api/marine_protected_areas`. Needed for submission where other answers call for it. */
            marine_protected_area_ids?: number[] | null;
            /** @description Load on the A-frame, at least (t). Weight of the heaviest piece that goes over the stern. Section: Requirements. */
            min_a_frame_load?: number | null;
            /** @description Places for containers, at least. 20-foot laboratory or storage containers that you bring. Section: Requirements. */
            min_container_places?: number | null;
            /** @description Minimum science berths. The mission cannot go ahead with fewer. Section: Requirements. Needed for submission. */
            min_science_berths?: number | null;
            /** @description Wire on the winch, at least (m). Length of wire that your deepest cast needs. Section: Requirements. */
            min_wire_length?: number | null;
            /** @description Mission objectives. What must be done at sea for the mission to succeed. Section: Project description. At most 2,000 characters. Needed for submission. */
            mission_objectives?: string | null;
            /** @description Mobilization days. Days in port before departure, in quarter days. 0 if none. Section: Scheduling. Needed for submission. */
            mobilization_days?: number | null;
            /** @description Mobilization port. Where people and equipment come on board. Section: Scheduling. Ids of `/api/ports`. Needed for submission. */
            mobilization_port_id?: number | null;
            /** @description Is this a multi-year project? A project with missions in more than one fiscal year. Section: General information. Needed for submission. */
            multi_year?: boolean | null;
            /** @description What the ship must be able to do. Choose only what you cannot do without. Describe below what else would help. Section: Requirements. Ids of `/api/capabilities`. */
            needed_capability_ids?: number[] | null;
            /** @description Waters in which you work. Ships that do not work there are shown last. Section: Requirements. Ids of `/api/capabilities`. */
            needed_water_ids?: number[] | null;
            /** @description There are no collaborations. If so, you do not need to list any. Section: Collaborations. */
            no_collaborations?: boolean | null;
            /** @description Operating hours per day. Work around the clock takes two watches. Section: Scheduling. Ids of `/api/operating_hours`. Needed for submission. */
            operating_hours_id?: number | null;
            /** @description Operational days. Days of work at sea, in quarter days (0.25). Mobilization and demobilization are not included. Section: Scheduling. Needed for submission. */
            operational_days?: number | null;
            /** @description Operational window, end. The last day on which work at sea is possible (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
            operational_window_end?: string | null;
            /** @description Operational window, start. The first day on which work at sea is possible (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
            operational_window_start?: string | null;
            /** @description Other special considerations. Anything else about the area that matters. Section: Area of operations. At most 1,000 characters. */
            other_special_considerations?: string | null;
            /** @description Fiscal years of past missions. Among the past five fiscal years. At least one year is required, past or future. Section: General information. Ids of `/api/fiscal_years`. */
            past_fiscal_year_ids?: number[] | null;
            /** @description Preferred start window, end. The last day on which you would like to begin (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
            preferred_start_window_end?: string | null;
            /** @description Preferred start window, start. The first day on which you would like to begin (YYYY-MM-DD, or 1 July). Section: Scheduling. Needed for submission. */
            preferred_start_window_start?: string | null;
            /** @description Project areas. All areas in which you will work. Section: Area of operations. Ids of `/api/project_areas`. Needed for submission. */
            project_area_ids?: number[] | null;
            /** @description Project title. A title that sets your project apart from others. Section: General information. At most 250 characters. Needed for submission. */
            project_title?: string | null;
            /** @description Project type. Choose the one that fits best. Section: Project description. Ids of `/api/project_types`. Needed for submission. */
            project_type_id?: number | null;
            /** @description Note on the project type. If the type needs a word of explanation. Section: Project description. At most 1,000 characters. */
            project_type_note?: string | null;
            /** @description E-mail of the responsible manager (RCM/OM). For example, first.last@dfo-mpo.gc.ca. Section: General information. At most 254 characters. Needed for submission where other answers call for it. */
            responsible_manager_email?: string | null;
            /** @description Name of the responsible manager (RCM/OM). If you do not know who that is, ask in your department or agency. Letters, spaces, hyphens and apostrophes. Section: General information. At most 250 characters. Needed for submission where other answers call for it. */
            responsible_manager_name?: string | null;
            /** @description Scheduling constraints. Tides, ice, spawning, other missions: what fixes the dates. Section: Scheduling. At most 500 characters. */
            scheduling_constraints?: string | null;
            /** @description Primary thematic area. Choose the one that fits best. Section: Project description. Ids of `/api/thematic_areas`. Needed for submission. */
            thematic_area_id?: number | null;
            /** @description Ship preference 1. The ship that suits your mission best. Its coordinators review the application. Section: Requirements. Ids of `/api/vessels`. Needed for submission. */
            vessel_preference_1_id?: number | null;
            /** @description Ship preference 2. Another ship that would also work. Section: Requirements. Ids of `/api/vessels`. */
            vessel_preference_2_id?: number | null;
            /** @description Justification of the ship preference. Why this ship, and why another would or would not work. Section: Requirements. At most 500 characters. Needed for submission. */
            vessel_preference_justification?: string | null;
          } | null;
          details: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Application"];
          };
        };
      };
    };
  };
  getStanding: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ApplicationStanding"];
          };
        };
      };
    };
  };
  replaceStanding: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          mandate_note?: string | null;
          priority?: (1 | 2 | 3 | 4 | 5) | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ApplicationStanding"];
          };
        };
      };
    };
  };
  updateStanding: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          mandate_note?: string | null;
          priority?: (1 | 2 | 3 | 4 | 5) | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ApplicationStanding"];
          };
        };
      };
    };
  };
  listStations: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[stations]"?: ("id" | "ship_time_request_id" | "position" | "name" | "type" | "latitude" | "longitude" | "lock_version" | "created_at" | "updated_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[latitude]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[lock_version]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[longitude]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[position]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ship_time_request_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[type]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "ship_time_request_id" | "-ship_time_request_id" | "position" | "-position" | "name" | "-name" | "type" | "-type" | "latitude" | "-latitude" | "longitude" | "-longitude" | "lock_version" | "-lock_version" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StationPage"];
        };
      };
    };
  };
  replaceStations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          stations: {
            latitude: number;
            longitude: number;
            name: string;
            position?: number;
            type?: string | null;
          }[];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StationPage"];
        };
      };
    };
  };
  createStation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          latitude: number;
          longitude: number;
          name: string;
          position?: number;
          type?: string | null;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Station"];
          };
        };
      };
    };
  };
  removeStations: {
    parameters: {
      query: {
        /** @description Query parameter */
        ids: string;
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getStation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Station"];
          };
        };
      };
    };
  };
  replaceStation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          latitude?: number;
          longitude?: number;
          name?: string;
          position?: number;
          type?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Station"];
          };
        };
      };
    };
  };
  removeStation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateStation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        row: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          latitude?: number;
          longitude?: number;
          name?: string;
          position?: number;
          type?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Station"];
          };
        };
      };
    };
  };
  exportStationsCsv: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
    };
  };
  exportStationsGeoJson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/geo+json": string;
        };
      };
    };
  };
  exportStationsGpx: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/gpx+xml": string;
        };
      };
    };
  };
  exportStationsKml: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.google-earth.kml+xml": string;
        };
      };
    };
  };
  exportStationsForMfp: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
    };
  };
  exportStationsInMinutes: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
    };
  };
  exportStationsXlsx: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        };
      };
    };
  };
  importStations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          columns?: string | null;
          dry_run?: boolean | null;
          /** Format: binary */
          file?: string;
          mode?: ("append" | "replace") | null;
          rows?: {
            row: number;
            values: {
              latitude?: string | null;
              longitude?: string | null;
              name?: string | null;
              type?: string | null;
            };
          }[] | null;
        };
        "multipart/form-data": {
          columns?: string | null;
          dry_run?: boolean | null;
          /** Format: binary */
          file?: string;
          mode?: ("append" | "replace") | null;
          rows?: {
            row: number;
            values: {
              latitude?: string | null;
              longitude?: string | null;
              name?: string | null;
              type?: string | null;
            };
          }[] | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              /** Format: date-time */
              created_at?: string;
              id?: number;
              /** @description decimal degrees, north positive */
              latitude: number;
              lock_version?: number;
              /** @description decimal degrees, east positive */
              longitude: number;
              name: string;
              /** @description place in the order of visits, from 1 */
              position: number;
              ship_time_request_id?: number;
              type?: string | null;
              /** Format: date-time */
              updated_at?: string;
            }[];
            meta: components["schemas"]["StationsImport"];
          };
        };
      };
    };
  };
  submitApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Application"];
          };
        };
      };
    };
  };
  validateApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Validation"];
          };
        };
      };
    };
  };
  getVoyageReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoyageReport"];
          };
        };
      };
    };
  };
  replaceVoyageReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          breakdown_days?: number | null;
          delivered_days?: number | null;
          difference_reason?: string | null;
          done_station_ids?: number[] | null;
          next_time?: string | null;
          other_days?: number | null;
          weather_days?: number | null;
          went_well?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoyageReport"];
          };
        };
      };
    };
  };
  updateVoyageReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          breakdown_days?: number | null;
          delivered_days?: number | null;
          difference_reason?: string | null;
          done_station_ids?: number[] | null;
          next_time?: string | null;
          other_days?: number | null;
          weather_days?: number | null;
          went_well?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoyageReport"];
          };
        };
      };
    };
  };
  closeVoyageReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoyageReport"];
          };
        };
      };
    };
  };
  reopenVoyageReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoyageReport"];
          };
        };
      };
    };
  };
  submitVoyageReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoyageReport"];
          };
        };
      };
    };
  };
  getVoyagesCalendar: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/calendar": string;
        };
      };
    };
  };
  withdrawApplication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Application"];
          };
        };
      };
    };
  };
  askForWithdrawal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          reason?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Application"];
          };
        };
      };
    };
  };
  takeBackWithdrawalRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  exportApplications: {
    parameters: {
      query?: {
        /** @description Query parameter */
        drafts?: "true" | "false";
        /** @description required unless another filter of the list is given */
        fiscal_year_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        };
      };
    };
  };
  readApplicationsBack: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        "multipart/form-data": {
          dry_run?: boolean | null;
          /** Format: binary */
          file?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ReadBackRow"][];
            meta: {
              applied: number;
              /** @description number of applications whose changes can be saved */
              changed: number;
              dry_run: boolean;
              /** @description numbers of rows that match no application you may see */
              unknown_rows: number[];
            };
          };
        };
      };
    };
  };
  listOutlooks: {
    parameters: {
      query: {
        /** @description Query parameter */
        ids: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Outlook"][];
            /** @description applications from the request that you may not give to another vessel, and why */
            meta: {
              refused: {
                ship_time_request_id: number;
                /** @enum {string} */
                type: "not_found" | "forbidden" | "only_primary_proponent" | "not_your_vessel" | "not_an_applicant" | "account_cannot_apply" | "level_not_yours" | "invalid_transition" | "deadline_passed" | "deadline_not_passed" | "read_only" | "voyage_not_over" | "voyage_dated" | "plan_level" | "what_if" | "undecided_applications" | "unscheduled_missions" | "undecided_corrections" | "correction_closed" | "unresolved_conflicts" | "offer_closed" | "already_offered" | "vessel_gone" | "not_together" | "already_asked" | "agreement_closed" | "not_on_one_plan" | "voyage_apart" | "request_closed" | "request_open" | "request_decided" | "not_enough_berths" | "own_voyage" | "berths_asked" | "voyage_begun" | "year_not_open" | "letter_closed" | "already_applied" | "changed_since" | "not_revertible" | "last_mission" | "last_second_factor" | "limit_reached" | "in_use" | "incomplete";
              }[];
            };
          };
        };
      };
    };
  };
  listTracks: {
    parameters: {
      query: {
        /** @description Query parameter */
        ids: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Track"][];
          };
        };
      };
    };
  };
  getStationsTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
    };
  };
  getStatistics: {
    parameters: {
      query: {
        /** @description Query parameter */
        fiscal_year_id: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Statistics"];
          };
        };
      };
    };
  };
  exportStatistics: {
    parameters: {
      query: {
        /** @description Query parameter */
        fiscal_year_id: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        };
      };
    };
  };
  getFairness: {
    parameters: {
      query?: {
        /** @description Query parameter */
        by?: "agency" | "region" | "project_type" | "thematic_area" | "proponent";
        /** @description Query parameter */
        granted?: "plans" | "published";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Fairness"];
          };
        };
      };
    };
  };
  exportFairness: {
    parameters: {
      query?: {
        /** @description Query parameter */
        granted?: "plans" | "published";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        };
      };
    };
  };
  listThematicAreas: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[thematic_areas]"?: ("id" | "key" | "name_en" | "name_fr" | "position" | "active" | "lock_version" | "created_at" | "updated_at" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "position" | "-position")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ThematicAreaPage"];
        };
      };
    };
  };
  createThematicArea: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          active?: boolean;
          name_en: string;
          name_fr: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ThematicArea"];
          };
        };
      };
    };
  };
  getThematicArea: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ThematicArea"];
          };
        };
      };
    };
  };
  replaceThematicArea: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ThematicArea"];
          };
        };
      };
    };
  };
  removeThematicArea: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateThematicArea: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ThematicArea"];
          };
        };
      };
    };
  };
  listTransferOffers: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[transfer_offers]"?: ("id" | "ship_time_request_id" | "project_title" | "fiscal_year_id" | "from_vessel_id" | "to_vessel_id" | "reason" | "start_date" | "start_fraction" | "days" | "planned_start_date" | "fit" | "state" | "offered_by" | "decided_by" | "decided_at" | "answer" | "lock_version" | "created_at" | "updated_at" | "can" | "refusals")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[from_vessel_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ship_time_request_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[state]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[to_vessel_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TransferOfferPage"];
        };
      };
    };
  };
  getTransferOffer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["TransferOffer"];
          };
        };
      };
    };
  };
  acceptOffer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["TransferOffer"];
          };
        };
      };
    };
  };
  declineOffer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["TransferOffer"];
          };
        };
      };
    };
  };
  takeOfferBack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["TransferOffer"];
          };
        };
      };
    };
  };
  listUserTypes: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[user_types]"?: ("id" | "key" | "name_en" | "name_fr" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UserTypePage"];
        };
      };
    };
  };
  getUserType: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["UserType"];
          };
        };
      };
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description Computed attributes to include */
        append?: ("applications_count" | "shared_applications_count" | "last_seen_at")[];
        /** @description Attributes to return; all others are left out */
        "fields[users]"?: ("id" | "first_name" | "last_name" | "affiliation" | "email" | "orcid" | "title" | "telephone" | "telephone_extension" | "language" | "user_type_id" | "options" | "monogram" | "active" | "pending_email" | "email_verified_at" | "vessel_ids" | "administrator_asked_by" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[administrator_asked]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[email]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[orcid]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_type_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[verified]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Related resources to include, separated by commas */
        include?: "vessels"[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "first_name" | "-first_name" | "last_name" | "-last_name" | "email" | "-email" | "affiliation" | "-affiliation" | "user_type_id" | "-user_type_id" | "created_at" | "-created_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AccountPage"];
        };
      };
    };
  };
  getUser: {
    parameters: {
      query?: {
        /** @description Computed attributes to include */
        append?: ("applications_count" | "shared_applications_count" | "last_seen_at")[];
        /** @description Attributes to return; all others are left out */
        "fields[users]"?: ("id" | "first_name" | "last_name" | "affiliation" | "email" | "orcid" | "title" | "telephone" | "telephone_extension" | "language" | "user_type_id" | "options" | "monogram" | "active" | "pending_email" | "email_verified_at" | "vessel_ids" | "administrator_asked_by" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Related resources to include, separated by commas */
        include?: ("vessels" | "shipTimeRequests" | "shipTimeRequests.primaryProponent" | "shipTimeRequests.coProponents" | "shipTimeRequests.fiscalYear" | "shipTimeRequests.status" | "shipTimeRequests.vessel" | "sharedShipTimeRequests" | "sharedShipTimeRequests.primaryProponent" | "sharedShipTimeRequests.coProponents" | "sharedShipTimeRequests.fiscalYear" | "sharedShipTimeRequests.status" | "sharedShipTimeRequests.vessel")[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["AccountWithApplications"] | components["schemas"]["Person"];
          };
        };
      };
    };
  };
  replaceUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          affiliation?: string | null;
          first_name?: string;
          /** @enum {string} */
          language?: "en" | "fr";
          last_name?: string;
          options?: {
            /** @enum {string} */
            digest?: "single" | "daily";
            first_login?: boolean;
            tour_put_off?: number;
          };
          orcid?: string | null;
          telephone?: string | null;
          telephone_extension?: string | null;
          title?: string | null;
          user_type_id?: number;
          vessel_ids?: number[];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Account"];
          };
        };
      };
    };
  };
  updateUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          affiliation?: string | null;
          first_name?: string;
          /** @enum {string} */
          language?: "en" | "fr";
          last_name?: string;
          options?: {
            /** @enum {string} */
            digest?: "single" | "daily";
            first_login?: boolean;
            tour_put_off?: number;
          };
          orcid?: string | null;
          telephone?: string | null;
          telephone_extension?: string | null;
          title?: string | null;
          user_type_id?: number;
          vessel_ids?: number[];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Account"];
          };
        };
      };
    };
  };
  sendActivation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            message: string;
          };
        };
      };
    };
  };
  endAdministratorRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  changeEmail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          current_password: string;
          /** Format: email */
          email: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            message: string;
          };
        };
      };
    };
  };
  listInbox: {
    parameters: {
      query?: {
        /** @description Computed attributes to include */
        append?: ("completeness" | "days_total" | "stations_count" | "deadline" | "outcome" | "open_remarks" | "blocking")[];
        /** @description Attributes to return; all others are left out */
        "fields[ship_time_requests]"?: ("id" | "user_id" | "status_id" | "submitted_at" | "vessel_id" | "copied_from_id" | "withdrawal_asked_at" | "withdrawal_reason" | "lock_version" | "updated_by" | "created_at" | "updated_at" | "project_title" | "fiscal_year_id" | "agency_id" | "responsible_manager_name" | "responsible_manager_email" | "is_responsible_manager" | "multi_year" | "future_fiscal_year_ids" | "past_fiscal_year_ids" | "expected_change_in_area" | "expected_change_in_days_or_window" | "expected_change_in_ship_preference" | "future_missions_note" | "executive_summary" | "impact_statement" | "mission_objectives" | "project_type_id" | "project_type_note" | "thematic_area_id" | "vessel_preference_1_id" | "vessel_preference_2_id" | "vessel_preference_justification" | "min_science_berths" | "ideal_science_berths" | "helicopter_required" | "needed_capability_ids" | "needed_water_ids" | "min_wire_length" | "min_a_frame_load" | "min_container_places" | "equipment_requirements" | "operational_days" | "operating_hours_id" | "operational_window_start" | "operational_window_end" | "preferred_start_window_start" | "preferred_start_window_end" | "mobilization_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "scheduling_constraints" | "project_area_ids" | "in_foreign_waters" | "coastal_state_ids" | "indigenous_territories" | "in_marine_protected_areas" | "marine_protected_area_ids" | "other_special_considerations" | "no_collaborations" | "funding_unknown" | "co_proponent_ids" | "left_out_of_plan" | "sections" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[agency_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[archived]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[co_proponent_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[primary_proponent_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[project_title]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[project_type_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[proponent_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[region_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[status_id]"?: (number | string)[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[submitted_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Related resources to include, separated by commas */
        include?: ("primaryProponent" | "coProponents" | "lastEditor" | "fiscalYear" | "status" | "vessel" | "vesselPreference1" | "vesselPreference2" | "stations" | "fundingSources" | "collaborators" | "areasOfConsideration" | "missions" | "stationsCount")[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "project_title" | "-project_title" | "status_id" | "-status_id" | "fiscal_year_id" | "-fiscal_year_id" | "submitted_at" | "-submitted_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["InboxItem"][];
            links?: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
          };
        };
      };
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          current_password: string;
          password: string;
          password_confirmation: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            message: string;
          };
        };
      };
    };
  };
  removeSecondFactors: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  endSessionsOfUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  listVesselClasses: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[vessel_classes]"?: ("id" | "key" | "name_en" | "name_fr" | "position" | "active" | "lock_version" | "created_at" | "updated_at" | "name")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "position" | "-position")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VesselClassPage"];
        };
      };
    };
  };
  createVesselClass: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          active?: boolean;
          name_en: string;
          name_fr: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselClass"];
          };
        };
      };
    };
  };
  getVesselClass: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselClass"];
          };
        };
      };
    };
  };
  replaceVesselClass: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselClass"];
          };
        };
      };
    };
  };
  removeVesselClass: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateVesselClass: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          name_en?: string;
          name_fr?: string;
          position?: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselClass"];
          };
        };
      };
    };
  };
  listVesselPlans: {
    parameters: {
      query?: {
        /** @description Computed attributes to include */
        append?: ("totals" | "conflicts" | "blocking")[];
        /** @description Attributes to return; all others are left out */
        "fields[vessel_plans]"?: ("id" | "vessel_id" | "fiscal_year_id" | "review_level" | "scenario_id" | "notes" | "amendment" | "lock_version" | "created_at" | "updated_at" | "can" | "totals" | "conflicts" | "blocking")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[review_level]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[scenario_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Related resources to include, separated by commas */
        include?: ("vessel" | "fiscalYear" | "missions" | "missions.shipTimeRequest" | "versions" | "constraints")[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "vessel" | "-vessel" | "vessel_id" | "-vessel_id" | "fiscal_year_id" | "-fiscal_year_id" | "review_level" | "-review_level" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VesselPlanPage"];
        };
      };
    };
  };
  createVesselPlan: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          fiscal_year_id: number;
          vessel_id: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselPlan"];
          };
        };
      };
    };
  };
  getVesselPlan: {
    parameters: {
      query?: {
        /** @description Computed attributes to include */
        append?: ("totals" | "conflicts" | "blocking")[];
        /** @description Attributes to return; all others are left out */
        "fields[vessel_plans]"?: ("id" | "vessel_id" | "fiscal_year_id" | "review_level" | "scenario_id" | "notes" | "amendment" | "lock_version" | "created_at" | "updated_at" | "can" | "totals" | "conflicts" | "blocking")[];
        /** @description Related resources to include, separated by commas */
        include?: ("vessel" | "fiscalYear" | "missions" | "missions.shipTimeRequest" | "versions" | "constraints")[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselPlan"];
          };
        };
      };
    };
  };
  replaceVesselPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          notes?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselPlan"];
          };
        };
      };
    };
  };
  updateVesselPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          notes?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselPlan"];
          };
        };
      };
    };
  };
  listPlanActivity: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[activity]"?: ("id" | "created_at" | "user" | "action" | "mission_id" | "message" | "changes" | "before" | "after" | "reason" | "can" | "refusal")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[action]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[mission_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[user_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "created_at" | "-created_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ActivityEntryPage"];
        };
      };
    };
  };
  revertPlanActivity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        entry: number;
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["ActivityEntry"];
          };
        };
      };
    };
  };
  askForAmendment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  getPlanBoard: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["PlanBoard"];
          };
        };
      };
    };
  };
  listConflicts: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[conflicts]"?: ("key" | "code" | "severity" | "mission_ids" | "constraint_id" | "message" | "params" | "days" | "kept" | "can_be_kept" | "remedy")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[can_be_kept]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[code]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[constraint_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[days]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[message]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[severity]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("key" | "-key" | "code" | "-code" | "severity" | "-severity" | "constraint_id" | "-constraint_id" | "message" | "-message" | "days" | "-days" | "can_be_kept" | "-can_be_kept")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConflictPage"];
        };
      };
    };
  };
  exportPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        };
      };
    };
  };
  printPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
    };
  };
  listVesselPlanHistory: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[history]"?: ("id" | "from_level" | "to_level" | "action" | "reason" | "user" | "created_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[action]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[from_level]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[reason]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[to_level]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "from_level" | "-from_level" | "to_level" | "-to_level" | "action" | "-action" | "reason" | "-reason" | "created_at" | "-created_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PlanHistoryEntryPage"];
        };
      };
    };
  };
  keepConflicts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          conflicts: {
            /** @enum {string} */
            code: "overlap" | "constraint_overlap" | "transit_short" | "transit_impossible" | "passage_short" | "passage_impossible" | "port_call_outside" | "port_call_late" | "outside_fiscal_year" | "outside_window" | "shoulder_outside_window" | "start_not_preferred" | "berths_minimum" | "berths_ideal" | "berths_over" | "helicopter" | "endurance" | "range" | "port_closed" | "port_too_shallow" | "capability" | "equipment_short" | "outside_waters" | "outside_region" | "days_short" | "days_over" | "not_chosen_vessel" | "own_missions_overlap" | "no_contingency" | "turn_round_short" | "unscheduled" | "not_checked";
            constraint_id?: number | null;
            days?: number | null;
            mission_id: number;
            other_mission_id?: number | null;
          }[];
          reason: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["KeptConflict"][];
          };
        };
      };
    };
  };
  listMissionsOfPlan: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[missions]"?: ("id" | "vessel_plan_id" | "ship_time_request_id" | "number" | "title" | "requested_berths" | "approved_berths" | "mobilization_days" | "operational_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "port_calls" | "port_call_stops" | "start_date" | "start_fraction" | "notes" | "guest_berths" | "end_date" | "overlap_kept" | "outside_number" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[number]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[scenario_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ship_time_request_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[start_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[title]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_plan_id]"?: number[];
        /** @description Related resources to include, separated by commas */
        include?: "shipTimeRequest"[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "number" | "-number" | "title" | "-title" | "start_date" | "-start_date" | "operational_days" | "-operational_days" | "vessel_plan_id" | "-vessel_plan_id" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MissionPage"];
        };
      };
    };
  };
  createMissionOfPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          approved_berths?: number | null;
          demobilization_days?: number;
          demobilization_port_id?: number | null;
          mobilization_days?: number;
          mobilization_port_id?: number | null;
          notes?: string | null;
          operational_days: number;
          readonly port_call_stops?: {
            day: number;
            /** @default null */
            days?: number | null;
            port_id: number;
          }[];
          port_calls?: number;
          requested_berths?: number | null;
          start_date?: string | null;
          start_fraction?: number;
          title: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
          };
        };
      };
    };
  };
  getMissionOfPlan: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[missions]"?: ("id" | "vessel_plan_id" | "ship_time_request_id" | "number" | "title" | "requested_berths" | "approved_berths" | "mobilization_days" | "operational_days" | "demobilization_days" | "mobilization_port_id" | "demobilization_port_id" | "port_calls" | "port_call_stops" | "start_date" | "start_fraction" | "notes" | "guest_berths" | "end_date" | "overlap_kept" | "outside_number" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Related resources to include, separated by commas */
        include?: "shipTimeRequest"[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        mission: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
          };
        };
      };
    };
  };
  replaceMissionOfPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        mission: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          approved_berths?: number | null;
          demobilization_days?: number;
          demobilization_port_id?: number | null;
          mobilization_days?: number;
          mobilization_port_id?: number | null;
          notes?: string | null;
          operational_days?: number;
          readonly port_call_stops?: {
            day: number;
            /** @default null */
            days?: number | null;
            port_id: number;
          }[];
          port_calls?: number;
          requested_berths?: number | null;
          start_date?: string | null;
          start_fraction?: number;
          title?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
          };
        };
      };
    };
  };
  removeMissionOfPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        mission: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateMissionOfPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        mission: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          approved_berths?: number | null;
          demobilization_days?: number;
          demobilization_port_id?: number | null;
          mobilization_days?: number;
          mobilization_port_id?: number | null;
          notes?: string | null;
          operational_days?: number;
          readonly port_call_stops?: {
            day: number;
            /** @default null */
            days?: number | null;
            port_id: number;
          }[];
          port_calls?: number;
          requested_berths?: number | null;
          start_date?: string | null;
          start_fraction?: number;
          title?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Mission"];
          };
        };
      };
    };
  };
  saveMissions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          changes: {
            approved_berths?: number | null;
            demobilization_days?: number;
            demobilization_port_id?: number | null;
            id: number;
            lock_version?: number;
            mobilization_days?: number;
            mobilization_port_id?: number | null;
            notes?: string | null;
            operational_days?: number;
            readonly port_call_stops?: {
              day: number;
              /** @default null */
              days?: number | null;
              port_id: number;
            }[];
            port_calls?: number;
            requested_berths?: number | null;
            start_date?: string | null;
            start_fraction?: number;
            title?: string;
          }[];
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MissionPage"];
        };
      };
    };
  };
  renumberMissions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MissionPage"];
        };
      };
    };
  };
  getPreflight: {
    parameters: {
      query?: {
        /** @description Query parameter */
        step?: "send_to_national" | "send_to_executive" | "set_final" | "return" | "reopen";
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Preflight"];
          };
        };
      };
    };
  };
  reopenPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          level?: "regional" | "national" | "executive";
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselPlan"];
          };
        };
      };
    };
  };
  returnPlan: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselPlan"];
          };
        };
      };
    };
  };
  sendPlanToExecutive: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          note?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselPlan"];
          };
        };
      };
    };
  };
  sendPlanToNational: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          note?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselPlan"];
          };
        };
      };
    };
  };
  setPlanFinal: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          note?: string | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselPlan"];
          };
        };
      };
    };
  };
  getPlanSnapshot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["PlanSnapshot"];
          };
        };
      };
    };
  };
  listPlanVersions: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[vessel_plan_versions]"?: ("id" | "vessel_plan_id" | "number" | "reason" | "step" | "review_level" | "author_id" | "author" | "created_at" | "snapshot")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[author_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[number]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[reason]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[review_level]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[step]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_plan_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "vessel_plan_id" | "-vessel_plan_id" | "number" | "-number" | "reason" | "-reason" | "step" | "-step" | "review_level" | "-review_level" | "author_id" | "-author_id" | "created_at" | "-created_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PlanVersionPage"];
        };
      };
    };
  };
  createPlanVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["PlanVersion"];
          };
        };
      };
    };
  };
  getPlanVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        version: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["PlanVersion"];
          };
        };
      };
    };
  };
  comparePlanVersions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        other: number;
        /** @description Part of the address */
        version: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PlanDifferencePage"];
        };
      };
    };
  };
  printPlanComparison: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        other: number;
        /** @description Part of the address */
        version: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
    };
  };
  printPlanComparisonWithNow: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        version: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
    };
  };
  restorePlanVersion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
        /** @description Part of the address */
        version: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Restored"];
          };
        };
      };
    };
  };
  getBoardOfPlans: {
    parameters: {
      query: {
        /** @description Query parameter */
        plan_ids: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["PlanBoard"];
          };
        };
      };
    };
  };
  exportPlansOfYear: {
    parameters: {
      query: {
        /** @description Query parameter */
        fiscal_year_id: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        };
      };
    };
  };
  printPlansOfYear: {
    parameters: {
      query: {
        /** @description Query parameter */
        fiscal_year_id: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/pdf": string;
        };
      };
    };
  };
  createMissingPlans: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          fiscal_year_id: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VesselPlanPage"];
        };
      };
    };
  };
  listAllVesselRates: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[vessel_rates]"?: ("id" | "vessel_id" | "fiscal_year_id" | "day_rate" | "day_rate_source" | "day_rate_year" | "crew_cycle_cost" | "crew_cycle_days" | "crew_cycle_source" | "crew_cycle_year" | "fuel_at_sea" | "fuel_at_sea_source" | "fuel_at_sea_year" | "fuel_in_transit" | "fuel_in_transit_source" | "fuel_in_transit_year" | "fuel_alongside" | "fuel_alongside_source" | "fuel_alongside_year" | "carbon_factor" | "carbon_factor_source" | "carbon_factor_year" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[carbon_factor_source]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[carbon_factor_year]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[carbon_factor]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[crew_cycle_cost]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[crew_cycle_days]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[crew_cycle_source]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[crew_cycle_year]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[day_rate_source]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[day_rate_year]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[day_rate]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fuel_alongside_source]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fuel_alongside_year]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fuel_alongside]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fuel_at_sea_source]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fuel_at_sea_year]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fuel_at_sea]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fuel_in_transit_source]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fuel_in_transit_year]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fuel_in_transit]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[lock_version]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "vessel_id" | "-vessel_id" | "fiscal_year_id" | "-fiscal_year_id" | "day_rate" | "-day_rate" | "day_rate_source" | "-day_rate_source" | "day_rate_year" | "-day_rate_year" | "crew_cycle_cost" | "-crew_cycle_cost" | "crew_cycle_days" | "-crew_cycle_days" | "crew_cycle_source" | "-crew_cycle_source" | "crew_cycle_year" | "-crew_cycle_year" | "fuel_at_sea" | "-fuel_at_sea" | "fuel_at_sea_source" | "-fuel_at_sea_source" | "fuel_at_sea_year" | "-fuel_at_sea_year" | "fuel_in_transit" | "-fuel_in_transit" | "fuel_in_transit_source" | "-fuel_in_transit_source" | "fuel_in_transit_year" | "-fuel_in_transit_year" | "fuel_alongside" | "-fuel_alongside" | "fuel_alongside_source" | "-fuel_alongside_source" | "fuel_alongside_year" | "-fuel_alongside_year" | "carbon_factor" | "-carbon_factor" | "carbon_factor_source" | "-carbon_factor_source" | "carbon_factor_year" | "-carbon_factor_year" | "lock_version" | "-lock_version" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VesselRatesPage"];
        };
      };
    };
  };
  createVesselRates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          carbon_factor?: number | null;
          carbon_factor_source?: string | null;
          carbon_factor_year?: number | null;
          crew_cycle_cost?: number | null;
          crew_cycle_days?: number | null;
          crew_cycle_source?: string | null;
          crew_cycle_year?: number | null;
          day_rate?: number | null;
          day_rate_source?: string | null;
          day_rate_year?: number | null;
          fiscal_year_id: number;
          fuel_alongside?: number | null;
          fuel_alongside_source?: string | null;
          fuel_alongside_year?: number | null;
          fuel_at_sea?: number | null;
          fuel_at_sea_source?: string | null;
          fuel_at_sea_year?: number | null;
          fuel_in_transit?: number | null;
          fuel_in_transit_source?: string | null;
          fuel_in_transit_year?: number | null;
          vessel_id: number;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselRates"];
          };
        };
      };
    };
  };
  getVesselRates: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselRates"];
          };
        };
      };
    };
  };
  replaceVesselRates: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          carbon_factor?: number | null;
          carbon_factor_source?: string | null;
          carbon_factor_year?: number | null;
          crew_cycle_cost?: number | null;
          crew_cycle_days?: number | null;
          crew_cycle_source?: string | null;
          crew_cycle_year?: number | null;
          day_rate?: number | null;
          day_rate_source?: string | null;
          day_rate_year?: number | null;
          fuel_alongside?: number | null;
          fuel_alongside_source?: string | null;
          fuel_alongside_year?: number | null;
          fuel_at_sea?: number | null;
          fuel_at_sea_source?: string | null;
          fuel_at_sea_year?: number | null;
          fuel_in_transit?: number | null;
          fuel_in_transit_source?: string | null;
          fuel_in_transit_year?: number | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselRates"];
          };
        };
      };
    };
  };
  removeVesselRates: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateVesselRates: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          carbon_factor?: number | null;
          carbon_factor_source?: string | null;
          carbon_factor_year?: number | null;
          crew_cycle_cost?: number | null;
          crew_cycle_days?: number | null;
          crew_cycle_source?: string | null;
          crew_cycle_year?: number | null;
          day_rate?: number | null;
          day_rate_source?: string | null;
          day_rate_year?: number | null;
          fuel_alongside?: number | null;
          fuel_alongside_source?: string | null;
          fuel_alongside_year?: number | null;
          fuel_at_sea?: number | null;
          fuel_at_sea_source?: string | null;
          fuel_at_sea_year?: number | null;
          fuel_in_transit?: number | null;
          fuel_in_transit_source?: string | null;
          fuel_in_transit_year?: number | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VesselRates"];
          };
        };
      };
    };
  };
  listVessels: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[vessels]"?: ("id" | "key" | "name" | "name_en" | "name_fr" | "vessel_class_id" | "region_id" | "home_port_id" | "science_berths" | "length" | "breadth" | "draft" | "cruising_speed" | "range" | "endurance" | "turn_round" | "wire_length" | "a_frame_load" | "container_places" | "imo" | "mmsi" | "call_sign" | "ices_code" | "identifier_sources" | "helicopter_support" | "capabilities" | "active" | "position" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[call_sign]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[helicopter_support]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[home_port_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ices_code]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[imo]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[key]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[mmsi]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[q]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[region_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_class_id]"?: number[];
        /** @description Related resources to include, separated by commas */
        include?: ("vesselClass" | "region" | "homePort")[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "position" | "-position" | "vessel_class_id" | "-vessel_class_id" | "region_id" | "-region_id" | "science_berths" | "-science_berths" | "length" | "-length" | "endurance" | "-endurance" | "range" | "-range")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VesselPage"];
        };
      };
    };
  };
  createVessel: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          a_frame_load?: number | null;
          active?: boolean;
          breadth?: number | null;
          call_sign?: string | null;
          capabilities?: {
            capability_id: number;
            /** @enum {string} */
            standing: "yes" | "no" | "assumed_yes" | "assumed_no";
          }[];
          container_places?: number | null;
          cruising_speed?: number | null;
          draft?: number | null;
          endurance?: number | null;
          helicopter_support?: boolean | null;
          home_port_id?: number | null;
          ices_code?: string | null;
          identifier_sources?: {
            /** @enum {string} */
            confidence: "confirmed" | "high" | "medium" | "low";
            /** @enum {string} */
            scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
            source: string;
            value: string;
          }[];
          imo?: string | null;
          length?: number | null;
          mmsi?: string | null;
          name_en: string;
          name_fr: string;
          position?: number;
          range?: number | null;
          region_id?: number | null;
          science_berths?: number | null;
          turn_round?: number | null;
          vessel_class_id: number;
          wire_length?: number | null;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Vessel"];
          };
        };
      };
    };
  };
  getVessel: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[vessels]"?: ("id" | "key" | "name" | "name_en" | "name_fr" | "vessel_class_id" | "region_id" | "home_port_id" | "science_berths" | "length" | "breadth" | "draft" | "cruising_speed" | "range" | "endurance" | "turn_round" | "wire_length" | "a_frame_load" | "container_places" | "imo" | "mmsi" | "call_sign" | "ices_code" | "identifier_sources" | "helicopter_support" | "capabilities" | "active" | "position" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Related resources to include, separated by commas */
        include?: ("vesselClass" | "region" | "homePort")[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Vessel"];
          };
        };
      };
    };
  };
  replaceVessel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          a_frame_load?: number | null;
          active?: boolean;
          breadth?: number | null;
          call_sign?: string | null;
          capabilities?: {
            capability_id: number;
            /** @enum {string} */
            standing: "yes" | "no" | "assumed_yes" | "assumed_no";
          }[];
          container_places?: number | null;
          cruising_speed?: number | null;
          draft?: number | null;
          endurance?: number | null;
          helicopter_support?: boolean | null;
          home_port_id?: number | null;
          ices_code?: string | null;
          identifier_sources?: {
            /** @enum {string} */
            confidence: "confirmed" | "high" | "medium" | "low";
            /** @enum {string} */
            scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
            source: string;
            value: string;
          }[];
          imo?: string | null;
          length?: number | null;
          mmsi?: string | null;
          name_en?: string;
          name_fr?: string;
          position?: number;
          range?: number | null;
          region_id?: number | null;
          science_berths?: number | null;
          turn_round?: number | null;
          vessel_class_id?: number;
          wire_length?: number | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Vessel"];
          };
        };
      };
    };
  };
  removeVessel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateVessel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          a_frame_load?: number | null;
          active?: boolean;
          breadth?: number | null;
          call_sign?: string | null;
          capabilities?: {
            capability_id: number;
            /** @enum {string} */
            standing: "yes" | "no" | "assumed_yes" | "assumed_no";
          }[];
          container_places?: number | null;
          cruising_speed?: number | null;
          draft?: number | null;
          endurance?: number | null;
          helicopter_support?: boolean | null;
          home_port_id?: number | null;
          ices_code?: string | null;
          identifier_sources?: {
            /** @enum {string} */
            confidence: "confirmed" | "high" | "medium" | "low";
            /** @enum {string} */
            scheme: "imo" | "mmsi" | "call_sign" | "ices_code" | "un_locode" | "ror" | "crossref_funder" | "orcid";
            source: string;
            value: string;
          }[];
          imo?: string | null;
          length?: number | null;
          mmsi?: string | null;
          name_en?: string;
          name_fr?: string;
          position?: number;
          range?: number | null;
          region_id?: number | null;
          science_berths?: number | null;
          turn_round?: number | null;
          vessel_class_id?: number;
          wire_length?: number | null;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Vessel"];
          };
        };
      };
    };
  };
  listSchedulingConstraints: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[scheduling_constraints]"?: ("id" | "vessel_id" | "name" | "start_date" | "end_date" | "duration_days" | "port_id" | "kind" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[end_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[name]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[start_date]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "name" | "-name" | "start_date" | "-start_date" | "end_date" | "-end_date" | "duration_days" | "-duration_days")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SchedulingConstraintPage"];
        };
      };
    };
  };
  createSchedulingConstraint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          end_date?: string | null;
          /** @enum {string} */
          kind?: "refit" | "drydock" | "maintenance" | "crew_change" | "lay_up" | "alongside" | "other_program" | "standby" | "breakdown" | "port_closed" | "other";
          name: string;
          port_id?: number | null;
          repeat?: {
            every_days: number;
            until: string;
          } | null;
          start_date: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["SchedulingConstraint"];
          };
        };
      };
    };
  };
  getSchedulingConstraint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        constraint: number;
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["SchedulingConstraint"];
          };
        };
      };
    };
  };
  replaceSchedulingConstraint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        constraint: number;
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          end_date?: string | null;
          /** @enum {string} */
          kind?: "refit" | "drydock" | "maintenance" | "crew_change" | "lay_up" | "alongside" | "other_program" | "standby" | "breakdown" | "port_closed" | "other";
          name?: string;
          port_id?: number | null;
          start_date?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["SchedulingConstraint"];
          };
        };
      };
    };
  };
  removeSchedulingConstraint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        constraint: number;
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateSchedulingConstraint: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        constraint: number;
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          end_date?: string | null;
          /** @enum {string} */
          kind?: "refit" | "drydock" | "maintenance" | "crew_change" | "lay_up" | "alongside" | "other_program" | "standby" | "breakdown" | "port_closed" | "other";
          name?: string;
          port_id?: number | null;
          start_date?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["SchedulingConstraint"];
          };
        };
      };
    };
  };
  listVoyageAgreements: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[voyage_agreements]"?: ("id" | "fiscal_year_id" | "vessel_id" | "shared_area_ids" | "earliest_start" | "latest_start" | "mobilization_port_id" | "demobilization_port_id" | "mobilization_days" | "operational_days" | "demobilization_days" | "saved_days" | "saved_transit_days" | "messages" | "answer_by" | "state" | "asked_by" | "decided_at" | "parts" | "lock_version" | "created_at" | "updated_at" | "can")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[fiscal_year_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[ship_time_request_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[state]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[vessel_id]"?: number[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["VoyageAgreementPage"];
        };
      };
    };
  };
  askToSailTogether: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: date */
          answer_by: string;
          messages: {
            en: string;
            fr: string;
          };
          ship_time_request_ids: number[];
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoyageAgreement"];
          };
        };
      };
    };
  };
  getVoyageAgreement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoyageAgreement"];
          };
        };
      };
    };
  };
  agreeToSailTogether: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          note?: string;
          ship_time_request_id: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoyageAgreement"];
          };
        };
      };
    };
  };
  declineToSailTogether: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          note: string;
          ship_time_request_id: number;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoyageAgreement"];
          };
        };
      };
    };
  };
  joinOnOneVoyage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          /** Format: date */
          start_date?: string;
          /**
           * @description fraction of the day at which it begins: 0, 0.25, 0.5 or 0.75
           * @enum {number}
           */
          start_fraction?: 0 | 0.25 | 0.5 | 0.75;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoyageAgreement"];
          };
        };
      };
    };
  };
  partSharedVoyage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoyageAgreement"];
          };
        };
      };
    };
  };
  takeVoyageAgreementBack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["VoyageAgreement"];
          };
        };
      };
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[webhooks]"?: ("id" | "url" | "description" | "events" | "active" | "switched_off" | "failures" | "failing_since" | "last_success_at" | "waiting" | "lock_version" | "created_at" | "updated_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[active]"?: boolean[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[last_success_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[updated_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[url]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: all rows */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "url" | "-url" | "last_success_at" | "-last_success_at" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WebhookPage"];
        };
      };
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @default true */
          active?: boolean;
          /** @default null */
          description?: string | null;
          events: ("application.submitted" | "application.in_review" | "application.clarification_asked" | "application.answered" | "application.corrected" | "application.reassigned" | "application.rejected" | "application.accepted" | "application.withdrawn" | "application.reported" | "application.changed" | "plan.sent_to_national" | "plan.sent_to_executive" | "plan.returned" | "plan.final" | "plan.reopened" | "plan.changed" | "mission.changed" | "constraint.changed" | "berth_request.asked" | "berth_request.accepted" | "berth_request.declined" | "berth_request.withdrawn" | "berth_request.taken_back" | "berth_request.lapsed" | "berth_request.changed" | "letter_of_intent.changed" | "schedule.published" | "schedule.freed" | "schedule.changed" | "fiscal_year.deadline_moved" | "person.changed" | "reference.changed" | "planning.changed")[];
          /** Format: uri */
          url: string;
        };
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              active: boolean;
              /** Format: date-time */
              created_at: string;
              description: string | null;
              events: ("application.submitted" | "application.in_review" | "application.clarification_asked" | "application.answered" | "application.corrected" | "application.reassigned" | "application.rejected" | "application.accepted" | "application.withdrawn" | "application.reported" | "application.changed" | "plan.sent_to_national" | "plan.sent_to_executive" | "plan.returned" | "plan.final" | "plan.reopened" | "plan.changed" | "mission.changed" | "constraint.changed" | "berth_request.asked" | "berth_request.accepted" | "berth_request.declined" | "berth_request.withdrawn" | "berth_request.taken_back" | "berth_request.lapsed" | "berth_request.changed" | "letter_of_intent.changed" | "schedule.published" | "schedule.freed" | "schedule.changed" | "fiscal_year.deadline_moved" | "person.changed" | "reference.changed" | "planning.changed")[];
              failing_since: string | null;
              /** @description consecutive failed attempts */
              failures: number;
              id: number;
              last_success_at: string | null;
              lock_version: number;
              /** @description shown once */
              secret: string;
              /** @description why the portal switched the webhook off; null: it did not */
              switched_off: ("failures" | "gone") | null;
              /** Format: date-time */
              updated_at: string;
              /** Format: uri */
              url: string;
              /** @description deliveries that have not arrived yet */
              waiting: number;
            };
          };
        };
      };
    };
  };
  getWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Webhook"];
          };
        };
      };
    };
  };
  replaceWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          description?: string | null;
          events?: ("application.submitted" | "application.in_review" | "application.clarification_asked" | "application.answered" | "application.corrected" | "application.reassigned" | "application.rejected" | "application.accepted" | "application.withdrawn" | "application.reported" | "application.changed" | "plan.sent_to_national" | "plan.sent_to_executive" | "plan.returned" | "plan.final" | "plan.reopened" | "plan.changed" | "mission.changed" | "constraint.changed" | "berth_request.asked" | "berth_request.accepted" | "berth_request.declined" | "berth_request.withdrawn" | "berth_request.taken_back" | "berth_request.lapsed" | "berth_request.changed" | "letter_of_intent.changed" | "schedule.published" | "schedule.freed" | "schedule.changed" | "fiscal_year.deadline_moved" | "person.changed" | "reference.changed" | "planning.changed")[];
          /** Format: uri */
          url?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Webhook"];
          };
        };
      };
    };
  };
  removeWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  updateWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        "application/json": {
          active?: boolean;
          description?: string | null;
          events?: ("application.submitted" | "application.in_review" | "application.clarification_asked" | "application.answered" | "application.corrected" | "application.reassigned" | "application.rejected" | "application.accepted" | "application.withdrawn" | "application.reported" | "application.changed" | "plan.sent_to_national" | "plan.sent_to_executive" | "plan.returned" | "plan.final" | "plan.reopened" | "plan.changed" | "mission.changed" | "constraint.changed" | "berth_request.asked" | "berth_request.accepted" | "berth_request.declined" | "berth_request.withdrawn" | "berth_request.taken_back" | "berth_request.lapsed" | "berth_request.changed" | "letter_of_intent.changed" | "schedule.published" | "schedule.freed" | "schedule.changed" | "fiscal_year.deadline_moved" | "person.changed" | "reference.changed" | "planning.changed")[];
          /** Format: uri */
          url?: string;
        };
      };
    };
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Webhook"];
          };
        };
      };
    };
  };
  listDeliveries: {
    parameters: {
      query?: {
        /** @description Attributes to return; all others are left out */
        "fields[webhook_deliveries]"?: ("id" | "webhook_id" | "event_id" | "type" | "message_id" | "state" | "attempts" | "last_status" | "last_error" | "created_at" | "attempted_at" | "delivered_at" | "next_attempt_at")[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[created_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[delivered_at]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[event_id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[id]"?: number[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[state]"?: string[];
        /** @description Matches any of the values, separated by commas; days and instants also take `[gte]`, `[gt]`, `[lte]` and `[lt]` */
        "filter[type]"?: string[];
        /** @description Language of the answer */
        lang?: "en" | "fr";
        /** @description Rows per page; 15 if only the page is given */
        limit?: number;
        /** @description Page, from 1; without page and limit: the first 200 rows and the total */
        page?: number;
        /** @description Sort order; a minus sign before a name reverses it */
        sort?: ("id" | "-id" | "created_at" | "-created_at")[];
      };
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeliveryPage"];
        };
      };
    };
  };
  getDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        delivery: number;
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Delivery"];
          };
        };
      };
    };
  };
  resendDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Part of the address */
        delivery: number;
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Delivery"];
          };
        };
      };
    };
  };
  renewWebhookSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: {
              active: boolean;
              /** Format: date-time */
              created_at: string;
              description: string | null;
              events: ("application.submitted" | "application.in_review" | "application.clarification_asked" | "application.answered" | "application.corrected" | "application.reassigned" | "application.rejected" | "application.accepted" | "application.withdrawn" | "application.reported" | "application.changed" | "plan.sent_to_national" | "plan.sent_to_executive" | "plan.returned" | "plan.final" | "plan.reopened" | "plan.changed" | "mission.changed" | "constraint.changed" | "berth_request.asked" | "berth_request.accepted" | "berth_request.declined" | "berth_request.withdrawn" | "berth_request.taken_back" | "berth_request.lapsed" | "berth_request.changed" | "letter_of_intent.changed" | "schedule.published" | "schedule.freed" | "schedule.changed" | "fiscal_year.deadline_moved" | "person.changed" | "reference.changed" | "planning.changed")[];
              failing_since: string | null;
              /** @description consecutive failed attempts */
              failures: number;
              id: number;
              last_success_at: string | null;
              lock_version: number;
              /** @description shown once */
              secret: string;
              /** @description why the portal switched the webhook off; null: it did not */
              switched_off: ("failures" | "gone") | null;
              /** Format: date-time */
              updated_at: string;
              /** Format: uri */
              url: string;
              /** @description deliveries that have not arrived yet */
              waiting: number;
            };
          };
        };
      };
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the resource */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Created */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            data: components["schemas"]["Delivery"];
          };
        };
      };
    };
  };
  onApplicationAccepted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ApplicationStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "application.accepted";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onApplicationAnswered: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ApplicationStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "application.answered";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onApplicationChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ApplicationChangedData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "application.changed";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onApplicationClarificationAsked: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ApplicationStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "application.clarification_asked";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onApplicationCorrected: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ApplicationStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "application.corrected";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onApplicationInReview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ApplicationStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "application.in_review";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onApplicationReassigned: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ApplicationStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "application.reassigned";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onApplicationRejected: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ApplicationStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "application.rejected";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onApplicationReported: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ApplicationReportedData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "application.reported";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onApplicationSubmitted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ApplicationStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "application.submitted";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onApplicationWithdrawn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ApplicationStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "application.withdrawn";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onBerthRequestAccepted: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["BerthStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "berth_request.accepted";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onBerthRequestAsked: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["BerthStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "berth_request.asked";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onBerthRequestChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["BerthRequestChangedData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "berth_request.changed";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onBerthRequestDeclined: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["BerthStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "berth_request.declined";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onBerthRequestLapsed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["BerthStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "berth_request.lapsed";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onBerthRequestTakenBack: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["BerthStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "berth_request.taken_back";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onBerthRequestWithdrawn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["BerthStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "berth_request.withdrawn";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onConstraintChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ConstraintChangedData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "constraint.changed";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onFiscalYearDeadlineMoved: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["DeadlineMovedData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "fiscal_year.deadline_moved";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onLetterOfIntentChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["LetterOfIntentChangedData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "letter_of_intent.changed";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onMissionChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["MissionChangedData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "mission.changed";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPersonChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["PersonChangedData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "person.changed";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPlanChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["PlanChangedData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "plan.changed";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPlanFinal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["PlanStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "plan.final";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPlanReopened: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["PlanStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "plan.reopened";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPlanReturned: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["PlanStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "plan.returned";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPlanSentToExecutive: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["PlanStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "plan.sent_to_executive";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPlanSentToNational: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["PlanStepData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "plan.sent_to_national";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPlanningChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["PlanningChangedData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "planning.changed";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onReferenceChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ReferenceChangedData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "reference.changed";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onScheduleChanged: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ScheduleChangedData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "schedule.changed";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onScheduleFreed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["ScheduleFreedData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "schedule.freed";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onSchedulePublished: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          data: components["schemas"]["SchedulePublishedData"];
          id: number;
          /** Format: date-time */
          timestamp: string;
          /** @constant */
          type: "schedule.published";
        };
      };
    };
    responses: {
      /** @description Done; no content */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
